import type { HookKind } from "./hooks";

/** First lines of a set that looks for people: they speak to an applicant, not to a customer. */
export const applicantHooks: Record<HookKind, readonly string[]> = {
  question: [
    "What would make you look forward to <Monday|going in|the alarm clock>?",
    "Do you know somebody who <wants a place|is looking for a place> to do good work?",
    "When did you last <enjoy|finish> reading a job advert?",
    "Could this be you<, or a friend of yours>: {role}?",
    "What <would your friends say|do people say> you are good at?",
    "What do you want to be <asked about|known for> <at work|a year from now>?",
    "Which part of your work would you do <for nothing|even on a Sunday>?",
  ],
  number: [
    "{Number} <points to know|things to ask|things to settle> before you apply:",
    "Before you write to us, {number} <thoughts|notes|lines>:",
    "{Number} <hints|ideas|notes> for your <letter|application|first talk>:",
    "{Number} things <no advert tells you|a good advert should say>:",
    "If you are <looking|changing jobs|starting out>, {number} <thoughts|lines> to take along:",
  ],
  story: [
    "Somewhere, somebody is reading job adverts over a cold cup of tea.",
    "You type a letter, delete it, and type it again.",
    "On Sunday evening you look at the clock and think of Monday.",
    "A friend asks how work is going, and you hear yourself say: fine.",
    "The interview is over, and on the stairs you think of the perfect answer.",
    "You read twenty demands, tick eighteen, and close the page.",
    "It is your first day, and nobody has told you where the cups are.",
    "Somebody asks what you do, and this time you like the answer.",
    "You iron the shirt for the interview twice.",
    "The best colleague you ever had never once mentioned a title.",
  ],
  contrast: [
    "Some adverts list twenty demands. <We would rather read three honest lines.|Ours is shorter.|We have a shorter list.>",
    "You can polish the letter for <weeks|a month>. Or you can <ask us a question today|just write to us>.",
    "A job title says <little|next to nothing>. <An afternoon with us says more.|The people say more.>",
    "<On paper|In the advert>: {role}. <In real life|In practice>: people, questions, <coffee|good days and odd ones>.",
    "There is <work that fills the day|a job you survive>. And there is work you <talk about at supper|would choose again>.",
  ],
  offer: [
    "<Wanted|Looking for|Needed>: {role}.",
    "<We are hiring|We are looking|The team is growing>: {role}.",
    "There is a <place to fill|chair free|job to do>: {role}.",
    "<This could be your desk|Your name could be here>: {role}.",
  ],
  tip: [
    "Overheard at work:",
    "<What we talk about over coffee|The talk of the team>:",
    "Something you would learn here:",
    "A thing <we know by now|nobody teaches>:",
    "From <an ordinary Tuesday|the notebook of the team>:",
    "You would soon be saying things like this:",
  ],
  myth: [
    "You do not have to <tick every box|know everything|be ready> to apply.",
    "Nobody has a <straight|perfect> career<. We do not ask for one.|, and it would make a dull talk.>",
    "A perfect letter is not what we are <looking for|hoping for>.",
    "<Gaps|Detours> in your path? <Tell us about them.|They make good stories.>",
    "An interview is not an <exam|audition>.",
    "Experience is not <counted in years|the same as age>.",
  ],
  checklist: [
    "Before you apply, <tick these off|check this|a short list>:",
    "A short list for your <application|letter|interview>:",
    "To check before a first <talk|visit|interview>:",
    "<Ready to apply|Thinking of applying>? <Tick these off|Start here>:",
  ],
  invitation: [
    "Come and see where you <might|could> work.",
    "If you know the right person, <send this on|tell them|nudge them>.",
    "The door is open if you would like to <look round first|meet us first|see the place>.",
    "<Bring your questions|Bring a friend|Come as you are>; <we will put the kettle on|there will be coffee|somebody will show you round>.",
    "Half an hour, <no tie|no slides|no test>: come and <talk|ask>.",
  ],
  promise: [
    "You should know what you are saying yes to<. That seems only fair.|, before you do.>",
    "A job is easier to judge when somebody describes it <plainly|honestly>.",
    "<Good colleagues, clear work, room to learn|Kind people, real work, time to think>: that is worth looking for.",
    "Picture <your first week|an ordinary Tuesday>: you know <who to ask|what to do>, and somebody <has time|says thank you>.",
    "A good first week is <planned|no accident>.",
  ],
};

export const applicantClosers = [
  "<Questions are welcome|Ask us anything|Any questions, ask>.",
  "Pass it on to <the right person|a friend who is looking|whoever comes to mind>.",
  "Write in your own words<; that is enough|>.",
  "We <read|answer> every <letter|application>.",
  "No <photograph|cover letter|suit> needed for a first question.",
];
