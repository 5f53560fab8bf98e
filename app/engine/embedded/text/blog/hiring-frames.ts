/** What somebody wants to know who thinks of applying: the work itself, the people, and how a conversation would go. */
export const jobSection = {
  headings: [
    "What you would be <doing|part of>",
    "The work behind the advert",
    "<A day|A week> at {name}",
    "<Where|With whom> you would work",
    "What the job is about",
  ],
  slots: [
    [
      "You would <join|be part of|work for> {org}, <and you should know what that means|which says a good deal about the days ahead|so a word about that first>.",
      "{Name} is {what}, and <the work follows from that|your days would follow from that|that sets the rhythm>.",
      "<We are looking for|The place is for|This page is for> {role}, <and for a person rather than a profile|so here is what the days hold|and we would like you to know what you would step into>.",
      "The <role|job|title> is easy to name: {role}. What <it means day by day|lies behind it|you would do all week> takes a few more lines.",
    ],
    [
      "<In practice|On most days|Put simply>, {deed}, and <you would have a hand in that|that would be your work as well|you would see it from the first day>.",
      "<The heart of the work|What everything turns on|The reason we get up>: {deed}.",
      "Because {deed}, <no two days are the same|there is always something to learn|care counts for more than speed>.",
      "<Most of it is done|The work is done> for {audience}, <so you see at once whether it helps|and they let you know what they think|which keeps it real>.",
      "<The people at the other end|Those you would work for> are {audience}, <and they deserve patience|and that keeps you honest|so a kind voice helps>.",
    ],
    [
      "<Some days are quiet|Not every day is exciting>, <some are not|and a few are very full>, and <we would rather say so now|you should know that beforehand|that is true of any honest job>.",
      "You would <not be left alone|have people to ask|learn beside others> <on the first day|at the start|while you find your feet>, and <nobody minds questions|you may get things wrong|that is how we like it>.",
      "<Ask us|We will gladly tell you> <who sits next to whom|how a Monday begins|what happens when things get busy>, <because it tells you more than a list of duties|so that you can picture it>.",
      "<What we cannot put in a list|What no advert shows> is <the tone|the mood on a busy day|how people treat each other>, so <come and see|ask to look round|visit us before you say yes>.",
    ],
    [
      "If you <can see yourself there|like the sound of that|recognise your kind of work>, <go on reading|the rest of the page is for you|we should talk>.",
      "If that sounds like <you|your sort of place>, <we would like to know you|tell us>.",
      "<That is the frame|That is the outline>; <how you fill it|what you make of it> is <up to you|partly yours to decide>.",
      "{Name} would <like|be glad> to <hear|know> <what you would change|what draws you to it|how you would go about it>.",
    ],
  ],
};

export const talkSection = {
  headings: [
    "<What a first talk is like|How we would get to know you>",
    "A conversation, not a test",
    "<Getting to know|Meeting> {name}",
    "Before you say yes",
    "<Two sides|Both sides> of the table",
  ],
  slots: [
    [
      "A <first talk|first meeting> at {name} is <a conversation|an ordinary talk> between <people who may work together|two sides who are both choosing>.",
      "<You will not be asked|Nobody will ask you> <trick questions|to sell yourself|where you see yourself in some far-off year>, <because the answers say little|since that helps neither of us>.",
      "We <like to begin|prefer to start> with <what you have done and enjoyed|your questions|the work itself>, and <leave the formalities for later|see where it leads|go on from there>.",
      "<Come|You may come> with <a page of questions|nothing but curiosity|doubts>, and <we will go through them|leave with answers|say them out loud>.",
    ],
    [
      "We will <tell you|show you> <what is hard about the job|what the last weeks were like|where we still have to learn>, <so that you can judge for yourself|and you may ask anything>.",
      "<Expect|You can expect> <plain words about the role|a look behind the door|an honest account of the hours>, <and time to think it over|and no pressure to decide on the spot>.",
      "<Money, hours and holidays|Hours, pay and the way to work> <belong on the table early|are fair questions>, <and you may raise them first|so do not be shy>.",
    ],
    [
      "If you are <nervous|unsure|out of practice>, <say so|that is fine>, and <we will take it slowly|it will pass quickly|you are in good company>.",
      "Should you <need another time|come from far away|have little time in the week>, <tell us|a short note is enough>, and <we will look for a way|we will find a slot>.",
      "<Bring|Show us> something <you are pleased with|you made or mended|that says more than a certificate>, <if you like|if there is such a thing>.",
    ],
    [
      "Afterwards <you should know|both of us should know> <where you stand|whether it is worth going on|what comes next>.",
      "<Whatever the outcome|However it ends>, you <will get an answer|may ask for a reason|should hear from {name}>.",
      "And <if it is not the right moment|if the timing is wrong>, <we may meet again|keep our page in mind: {url}>.",
    ],
  ],
};

/** First lines for people who might apply, by kind of hook. */
export const hiringHooks = {
  question: [
    "What would make you look forward to <Monday|a working day|going in tomorrow>?",
    "<Are you looking for|Do you know somebody who wants> a place to do good work?",
    "When did you last <enjoy|finish> reading a job advert?",
    "Would you <like to work for|enjoy working for> {audience}?",
    "<Could this be you|Is this you, or a friend of yours>: {role}?",
  ],
  number: [
    "<A few|Two> <things|points> to know before you <apply|write to us|decide>:",
    "Before you <write to us|apply>, <two thoughts|two notes|two lines>:",
    "Two <hints|notes> for <anyone who wants to apply|your letter|those who are thinking about it>:",
  ],
  contrast: [
    "Some adverts list twenty demands. We would <rather hear|sooner read> three honest sentences.",
    "You can <wait for the perfect moment|polish the letter for weeks>. Or you can ask us a question <today|this week|now>.",
    "<A title says little|A list of duties says little>. <The people say more.|An afternoon with us says more.>",
    "<On paper|In the advert>: {role}. <In real life|In practice>: <people, questions and coffee|good company and real work>.",
  ],
  offer: [
    "There is a place to fill at {name}: {role}.",
    "<We are hiring|Wanted|We are looking for you>: {role}.",
    "<New on our board|Open now|Our news>: {role}.",
  ],
  myth: [
    "You do not have to <tick every box|know everything|have a straight career> to apply.",
    "A perfect letter is not what we are looking for<.|, and we would not know what to do with it.>",
    "<Gaps in your path|Detours>? <They are fine with us.|Tell us about them.|We have some too.>",
  ],
  checklist: [
    "Before you apply, <check this|read this|think of this>:",
    "<A short list|Two points|Notes> for your <application|letter|first talk>:",
    "<Save this for|Keep this for> <your application|the first talk>:",
  ],
  invitation: [
    "Come and see where you might work.",
    "If you know the right person, <pass this on|tell them|send them our way>.",
    "<The door is open|Drop by> if you would like to <meet us|look round|see the place>.",
  ],
  promise: [
    "Good colleagues, clear work, room to learn: that is what we look for <as well|too|in a workplace>.",
    "A job is easier to judge when somebody describes it plainly<.|, so here goes.>",
    "<You should know|We will tell you> what you are <saying yes to|in for>. That seems only fair.",
  ],
  story: [
    "Somewhere, somebody is reading job adverts over a cold cup of tea.",
    "<You close the laptop|You come home> and <wonder whether this is it|think about another job>.",
    "A friend asks how work is, and you <change the subject|say “fine” a little too fast>.",
    "<It is Sunday evening|Monday is close>, and <your mood knows it|you have read one advert too many>.",
  ],
};
