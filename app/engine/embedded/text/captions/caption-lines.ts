import type { IdeaKind } from "../reading/read-idea";

const when = "<| when it suits you| this week| on your way past| before you decide| with a question or two>";
const company =
  "<| on your own or with a friend| with somebody who should know| and bring a friend| out of plain curiosity>";

/** Lines that name the idea. "<this|that>" is a choice, so that two sets seldom share one. */
export const captionLines: Record<IdeaKind, string[]> = {
  launch: [
    "<Come and see|Have a look at|Get to know|Try> {subject} at {name}" + when + ".",
    "{Subject} {is} <ready|here|waiting> for you at {name}<.|, and so are we.|, with time for questions.>",
    "<It is new|It is here|Now you can see it>, and it is from {name}: {subject}.",
    "<We made|{name} made> room for {subject}<.| this {season}.|, with {audience} in mind.>",
    "<Tell us what you make of|We would love to hear what you think of|Be honest with us about> {subject}<.| once you have tried {it}.>",
    "<We had|{name} had> {audience} in mind <when we planned|for> {subject}.",
    "<Because {deed}|Since {deed}>, {subject} <{is} a natural next step|{fits} right in>.",
    "<Expect|Look forward to|Look for> {detail}<.| from {subject}.| when you try {it}.>",
    "<Ask {name}|Ask us> <what {subject} can change for you|how {subject} came about|what is new about {subject}>.",
    "As {org}, we <looked forward to|are glad to show you|took our time with> {subject}.",
  ],
  offer: [
    "{Subject}<, at {name}|, from {name}|: that is the offer at {name}|: you will find it at {name}>" +
      "<.| while it lasts.>",
    "<If you were coming anyway|If {name} has been on your list|If you have been waiting for a reason>, <come now|this is it|here it is>: {subject}.",
    "<{audience} may like this|This one is for {audience}|Something for {audience}>: {subject}.",
    "<You know us|You may know {name}> as {org}. <Now there is|This time we have> {subject}.",
    "{Deed}. <And now|And for now>: {subject}.",
    "<Use it if you need it|Take it if it helps|Come if it fits>, and <tell somebody who would|pass it on if you do not>: {subject} at {name}.",
    "<See|Read|Check> the <details|terms|small print> at {url} <before you set out|first|when you have a minute>.",
    "<No fine words|No long speech|Nothing complicated>, <just {subject}|only the offer: {subject}|simply {subject}>, from {name}.",
    "<With|Thanks to> {feature} and {subject}, <{name} is easy to say yes to|there are two reasons to look at {name}>.",
    "<For {audience}|With {audience} in mind|Thinking of {audience}>, <this could be the moment|it may be worth a visit|now is a good time>.",
  ],
  event: [
    "<Join {name} for|Come along to|Save the date for|Be our guest at> {subject}" + company + ".",
    "{Subject} {is} <on|coming up|in the calendar>, and <you are invited|{name} would like to see you there|there is a place for you>.",
    "<Tell us|Tell {name}> if you are coming to {subject}<.|, so that we can plan.|; we will keep you a place.>",
    "<We had|{name} had> {audience} in mind when planning {subject}.",
    "<You will meet|You can talk to> <us|the people of {name}> at {subject}<.|, with time for your questions.>",
    "<Because {deed}|Since {deed}>, there will be <plenty to see|plenty to talk about|something to show> at {subject}.",
    "<Bring|Come with> <one question|a friend|an open mind> to {subject}, <and see what happens|and leave with an answer|that is all you need>.",
    "As {org}, we <like company|enjoy visitors>, <so come to|which is why there is> {subject}.",
  ],
  opening: [
    "{Name} <opens the door to|is getting ready for|looks forward to> {subject}<.|, and to you.>",
    "<Come and look around|Come and say hello|Be among the first to visit>: {subject}" + "<.| is nearly ready.>",
    "We <cannot wait|would love|hope> to show you {subject}<.| soon.| in person.>",
    "<For {audience}|With {audience} in mind|Thinking of {audience}>, {name} <is about to be one step closer|will soon be easier to reach>.",
    "<Because {deed}|Since {deed}>, we <need more room|want to be nearer to you>: <hence|so here comes> {subject}.",
    "{Subject} {is} <nearly ready|almost there|on the way>, <and we saved you a place|so plan a visit|so keep an eye on {url}>.",
    "<The same|You know the> {name}, <with a new door|at one more address>: {subject}.",
    "<More of|You like> {org}? <Then look forward to|Then visit> {subject}.",
  ],
  "how-to": [
    "<We wrote down|{name} has put together> <what we know|the essentials|what helps most> about {subject}<.|, in plain words.|, for {audience}.>",
    "There is <more|a full guide|a longer answer> on {subject} <at {url}|on our page|from {name}>.",
    "<Ask {name}|Ask us> <anything|your own question|the awkward question> about {subject}" + when + ".",
    "<Send this to|Pass this on to> somebody who <wonders about|has been asking about|worries about> {subject}.",
    "<With|When it comes to> {subject}, {name} <prefers plain words|keeps it practical|starts at the beginning>.",
    "As {org}, we <are asked about|talk about|think about> {subject} <often|every week|a great deal>.",
    "{Deed}, and <that is why we care about|so we know a few things about> {subject}.",
    "<For {audience}|With {audience} in mind|Thinking of {audience}>, {subject} <{is} easier than it looks|{is} worth ten minutes|can be simple>.",
    "<One good start for|A first step with|The easy part of> {subject}: <decide what bothers you most|ask one question today|pick one thing and try it>.",
  ],
  story: [
    "<This is about|A few words about|Let us tell you about> {subject} at {name}<.|, and the people in it.>",
    "<Thank you for being part of|You are part of|There would be less to tell without you about> {subject}.",
    "{Name} <took a moment|stopped for a minute|sat down> to <look back on|think about|write about> {subject}.",
    "<There is more to say about|Read more about|The longer version of> {subject} <at {url}|on our page>" + "<.>",
    "{Deed}, and <{subject} {is} the reason to say so|{subject} {is} part of that>.",
    "<To {audience}|To everyone who came, above all {audience}>: thank you.",
    "<We began as|We are still|At heart we are> {org}, and {subject} <{is} ours to share|{is} yours as well>.",
    "<Ask us|Ask {name}> <how it began|what we remember best|what comes next> when we talk about {subject}.",
    "<Behind|In> {subject} <there are many hands|there is a lot of everyday work|there are more names than ours>, <says|writes> {name}.",
  ],
  hiring: [
    "{Name} is looking for <you|a colleague|good company at work>, or for somebody you know<.|: {role}.>",
    "<Tell us|Write and tell {name}> what you <like doing|do well|enjoy about your work>, and what you would like to <learn|try next>.",
    "We <answer|like> questions <before you apply|at any stage|from people who are unsure>, too.",
    "<Write to|Talk to|Ask> {name} and mention the role<.|: {role}.>",
    "<Share this with|Show this to|Send this to> somebody who <should see it|is looking|would fit>.",
    "<What we do|What you would be part of|The work>: {deed}.",
    "You would <join|work at|be part of> {org}<.|, and we would like that.>",
    "<A short letter|Three honest lines|A phone call> is <enough|a fine start|all it takes> to <begin|get to know us>.",
    "<This is about|It all concerns> {subject}<.| at {name}.>",
  ],
  fundraiser: [
    "{Name} <is asking for your help with|would like your company in|cannot do without you in> {subject}.",
    "<Stand with|Help|Join> {name} for {subject}" + company + ".",
    "<Every gift|Every hour|Each bit of help> for {subject} <is welcome|counts|will be used well><.|, the small ones too.>",
    "<Sharing this helps|Passing this on helps|A kind word helps> {subject} <as well|too>.",
    "<Thank you for caring about|We are glad you care about|It is good to know you think of> {subject}.",
    "{Deed}, and {subject} <{is} part of it|{is} what we need you for>.",
    "<To {audience}|A word to {audience}>: <your help would reach the right place|we would be glad to hear from you>.",
    "<Ask {name}|Ask us> <what is needed most|how your help is used|where to begin> for {subject}.",
  ],
  product: [
    "<That is how we think about|That is our view of|So much for> {subject} at {name}.",
    "<Ask|Talk to|Write to> {name} about {subject}" + when + ".",
    "There is more about {subject} <on our page|at {url}|for anyone who asks {name}>.",
    "<With {audience} in mind|For {audience}>, {name} <keeps it simple|has a clear answer|starts with your question>.",
    "{Deed}, and <{subject} {is} part of that|you can hold {subject} against it>.",
    "<Tell us|Tell {name}> what <matters to you in|you expect from|you would ask about> {subject}.",
    "As {org}, we <know the questions about|like to talk about|care about> {subject}.",
    "<With {feature}|Add {feature}, and> {subject} <{is} easier to say yes to|{fits} into your week>.",
    "<Expect|Look for> {detail}.",
    "<Take|Give yourself> <your time|a quiet minute> with {subject}, <and then ask {name}|and look around at {url}>.",
  ],
};

/** When the lines that suit the idea are used up. */
export const spareLines = [
  "<Talk|Speak|Write> to {name} about {subject}" + when + ".",
  "{Name} <has more to say|will tell you more|is glad to answer questions> about {subject}<.|, online or in person.| at {url}.|, so write to us.>",
  "<The details of|All the answers about> {subject} are at {url}.",
  "<More about|A longer text on> {subject}, from {name}, <on our page|for a quiet minute>.",
  "If {subject} {is} on your <mind|list>, {name} is <the place to ask|happy to help|one message away>.",
  "<See|Find out|Ask> what {name} <has to say|thinks|knows> about {subject}<.|, and then decide.|, then tell us your view.>",
  "<Find|Look for|Look up> {name} at {url}<.| and have a look around.| when you have a minute.| and tell us what you think.>",
  "<Made|Thought out|Meant> for {audience}<, at {name}|, by {name}|: {name}>.",
  "{Name}, {what}: <ask us about {subject}|come and ask|find us at {url}>.",
  "<Whatever you want to know about|All your questions about> {subject}, <bring them|send them> to {name}<.| at {url}.>",
  "{Name} <will gladly tell you more|is here for your questions|has time for you>" + when + ".",
  "<For {audience}|With {audience} in mind|Thinking of {audience}>, {name} <has a clear answer|keeps it simple|is easy to talk to>.",
  "{Name} is {what}, so you can ask us about {subject}<.| at any time.| in person.>",
];

/** How a caption says who is speaking when its line did not. */
export const signatures = [
  "<From|Yours,|Greetings from|Best wishes from|From all of us at|From the people at> {name}.",
  "<This is|We are> {name}<.|, {org}.>",
  "<Ask for it at|Ask at|Have a word with us at> {name}.",
  "<{name} is {what}|At {name}, that is an everyday question|{name} is glad to help>.",
];

export const closers = [
  "<See|Look> for yourself.",
  "<Questions are welcome|Ask us anything|We welcome questions>.",
  "<Save this|Keep this|Bookmark this> for <later|the right moment|another day>.",
  "<Tell us|Write and tell us> what you think<.| below.>",
  "<Pass it on|Send it> to <somebody who needs it|a friend who would like it|the person you just thought of>.",
  "We are here <when you are ready|for your questions|if you need us>.",
  "<Leave us|Send us> <a question|a line|your own example><.| below.>",
  "<Meant|Written|Made> for {audience}.",
];

export const applicantClosers = [
  "<Questions are welcome|Ask us anything|We like questions>.",
  "<Pass it on|Send it> to <somebody who needs it|the right person|a friend who is looking>.",
  "We are here <when you are ready|for your questions>.",
  "Write to us <when it suits you|today or next week|in your own words>.",
];

/** The description's own facts, in other words than the article's. */
export const factLines = [
  "<In case we have not met|If you are new here|A word about us|For the record>: {name} is {what}.",
  "<In short|In one line|What we do|What that means>: {deed}.",
  "<Good to know|By the way|One thing to know|For your notes>: {deed}.",
  "<You may not know that|Remember that|It helps to know that> {deed}.",
  "<Our day starts like this|One thing is settled|This much is certain>: {deed}.",
  "<As|Being> {org}, <we are happy to explain|we like to keep it plain>.",
  "You can <count on|ask for|look forward to> {feature}<.| at {name}.| as well.>",
];

/** When the idea says what its subject is like. */
export const detailLines = [
  "<Expect|Look forward to|Look for> {detail} <when you try|in> {subject}, at {name}.",
  "{Detail}: that is {subject}, <from|at> {name}.",
  "<In a few words|In short>, this is {subject}: {detail}. <From|At> {name}.",
];
