/** Sections that only an article for applicants has. */
export const applicationSection = {
  headings: [
    "What to send us",
    "Your application",
    "What helps in an application",
    "A word about the letter",
    "How to write to us",
  ],
  leads: [
    "You do not need a course in writing applications. This is what we look at.",
    "A good application answers a few questions, in whatever form you like.",
    "It need not be long. If these points are in it, it is complete.",
    "Nobody is hired for a beautiful letter. What helps us is this.",
    "Here is what makes an application easy to say yes to.",
  ],
  items: [
    "**Who you are:** a few lines on what you do now and what you did before.",
    "**Why here:** one honest reason, which may well be the way to work.",
    "**What you enjoy:** the tasks for which you would get up early.",
    "**What you are still learning:** we would rather know now than guess later.",
    "**When you could start:** a rough date is good enough.",
    "**How to reach you:** and at what time of day you can talk.",
    "**One example:** something you did well and are a little proud of.",
    "**Your questions:** the things that would decide it for you.",
  ],
  ends: [
    "If one of them gives you trouble, leave it out and tell us when we talk.",
    "That is all. The rest is better said than written.",
    "Photographs, certificates and fine paper can wait.",
    "Write it the way you would say it.",
    "Somebody will read it from the first line to the last.",
  ],
};

export const talkSection = {
  headings: [
    "When we meet",
    "What to ask us",
    "The first conversation",
    "Questions you should ask",
    "Getting to know each other",
  ],
  leads: [
    "A first conversation goes both ways. These are questions worth asking us.",
    "When we talk, you should find out at least as much as we do. Ask about things like these.",
    "You will be asked a few questions, and you should ask some of your own.",
    "Do not be too polite in the first conversation. Ask what you want to know.",
    "Whether a job suits you shows in the details. So ask for them.",
  ],
  items: [
    "What does an ordinary day look like, from the first hour to the last?",
    "Who would show me the work, and how much time is there for it?",
    "What was difficult for the last person in the job?",
    "How are the hours planned, and how early do I know them?",
    "What would you want me to have learned after three months?",
    "Who decides what, and whom do I ask when I am stuck?",
    "What do the people here like, and what would they change?",
    "How do you tell each other when something went wrong?",
  ],
  ends: [
    "The answers tell you more about a place than its website does.",
    "If an answer is vague, ask again. You are allowed to.",
    "You need not decide on the spot, and neither do we.",
    "Have a look round afterwards, and listen to how people talk to each other.",
    "And if it does not fit, it is good to know before you have given notice.",
  ],
};

export const fitSection = {
  headings: [
    "Is this for you?",
    "You may be right for us if",
    "Who feels at home here",
    "How to tell whether it fits",
    "The sort of colleague we mean",
  ],
  leads: [
    "Certificates tell us what you have learned. These things tell us how it would be to work together.",
    "If most of these sound like you, we should talk.",
    "Nobody is all of this on every day. On most days will do.",
    "You can check this list on the bus.",
    "Forget the usual list of virtues. This is what we mean.",
  ],
  items: [
    "You would rather ask once too often than guess.",
    "You finish what you have begun, or you say that you cannot.",
    "You can be friendly at the end of a long day.",
    "You notice when a colleague needs a hand, and you do not wait to be asked.",
    "You like to know why something is done the way it is done.",
    "You can laugh about yourself, and never about customers.",
    "You turn up on time, and you expect the same from us.",
    "You own up to mistakes while they are still small.",
    "You like learning things that are on no syllabus.",
    "You keep your word in small matters as well.",
  ],
  ends: [
    "If one of them is missing, so be it. Some of us are still practising, too.",
    "The rest can be learned.",
    "It does not say anything about grades, and that is no oversight.",
    "If you know somebody like that, please pass this page on.",
    "You will find the same expectations in us.",
  ],
};

export const hesitation = {
  headings: [
    "If you are hesitating",
    "A word to those who are not sure",
    "Before you decide against it",
    "Not quite sure?",
    "In case you have doubts",
  ],
  notes: [
    "Many good people do not apply because one line in the description does not fit them. Do not be one of them. If something is missing, we will talk about it, and then we will both know more.",
    "You may be thinking that you have been away for too long, or not long enough anywhere. Say so in a sentence and move on. A straight line is not what we are looking for in a life.",
    "Perhaps you have something, and wonder whether the change is worth it. You can find out without deciding anything: a conversation binds nobody.",
    "It is normal to be nervous about writing to strangers. It may help to know that we are a little nervous as well, since we need somebody and do not know whether you will like us.",
    "If the timing is wrong, tell us when it would be right. Plans change on our side, too, and a name we know is better than a pile of paper.",
    "Nobody expects you to know how things are done here. You would be shown, you would be allowed to ask, and you would be allowed to ask the same thing twice.",
    "You have read this far, so something in it speaks to you. Take that seriously. The sensible objections can be dealt with afterwards, one by one.",
    "Age, detours and an unusual history are no reason not to write. Tell us what they taught you, and you have the better half of a letter.",
  ],
};
