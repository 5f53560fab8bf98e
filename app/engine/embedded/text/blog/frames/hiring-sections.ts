/** Prose that only an article for applicants has. */
export const hesitation = {
  headings: [
    "If you are hesitating",
    "A word to those who are not sure",
    "Before you decide against it",
    "Not quite sure?",
    "In case you have doubts",
    "When the courage is missing",
  ],
  notes: [
    "Many good people do not apply because one line in the description does not fit them. Do not be one of them. If something is missing, we will talk about it, and then we will both know more.",
    "You may be thinking that you have been away for too long, or not long enough anywhere. Say so in a sentence and move on. A straight line is not what we are looking for in a life.",
    "Perhaps you have something, and wonder whether the change is worth it. You can find out without deciding anything: a conversation binds nobody.",
    "It is normal to be nervous about writing to strangers. It may help to know that we are a little nervous as well, since we need somebody and do not know whether you will like us.",
    "If the timing is wrong, tell us when it would be right. Plans change on our side, too, and a name we know is better than a pile of paper.",
    "Nobody expects you to know how things are done here. You may ask, and you may ask the same thing twice.",
    "You have read this far, so something in it speaks to you. Take that seriously. The sensible objections can be dealt with afterwards, one by one.",
    "Age, detours and an unusual history are no reason not to write. Tell us what they taught you, and you have the better half of a letter.",
    "Perhaps you have been turned down elsewhere and have had enough of it. That says little about you and a good deal about the post. One more message costs a quarter of an hour.",
    "You can begin with a question in place of an application. Ask what you want to know and leave your name out, if you prefer. The rest can follow later, or not at all.",
    "Maybe you believe that others are better. They may believe the same of you. Leave the comparing to those who have to do it.",
    "Some people need a push, and some need a night’s sleep. Find out which sort you are, and then act on it.",
    "If it is the letter that stops you, do without one. Write five plain sentences, as you would to a neighbour. They will do to start with.",
    "Doubt is not a bad sign. It is a sign that you would take the job seriously. Bring it along and we will look at it together.",
    "You do not have to be unhappy in order to look around. Curiosity is a good enough reason. A talk may also show you that you are in the right place already.",
    "Somebody in your family will say that this is not the moment. They said so the last time as well. Hear them out, and then ask yourself.",
  ],
};

/** For readers who know the right person. */
export const passOn = {
  headings: [
    "If you know somebody",
    "Not for you, but for a friend?",
    "Please pass it on",
    "You may know the right person",
    "Who comes to mind?",
  ],
  notes: [
    "Perhaps you are happy where you are, and thought of somebody while you were reading. Send them this page. Add a line on why they came to mind, because that is what will make them look.",
    "Good colleagues are often found by people who were not looking for a job at all. If you know somebody who is underrated where they are, now would be a kind moment to say so.",
    "Think of the person who always stays calm, or the one who mends things without being asked. Do they know that we are looking? They do now, if you tell them.",
    "A recommendation need not be formal. “Have a look at this, it sounds like you” is a whole letter of reference.",
    "Many people would never apply on their own account, and do so because somebody believed that they could. You may be that somebody.",
    "You can also ask us on behalf of a friend who is shy. We do not need a name to answer a question.",
    "Put it up in the corridor, on the board, or in the group where your street talks. It may reach the right person in a roundabout way.",
    "Have you worked with somebody who made your days easier? We would like to meet people like that. So pass it along, and give them our regards.",
    "Somebody near you may be back from a long break and not know where to start. A page like this is easier to open when it comes from a friend.",
    "It may be your sister, your old neighbour or the man from the bus. The right person usually knows somebody who knows us.",
    "If three names come to mind, send it to the one who would never think of it. The other two look at such pages anyway.",
    "Do not decide for others that it is not for them. Pass it on, and let them decide.",
  ],
};

/** A piece of the trade's own advice, as a look at the work. */
export const atWork = {
  headings: [
    "What you would talk about at work",
    "A look at the work",
    "What we care about",
    "Something from our daily work",
    "What you would hear here",
    "The work itself",
    "An example from our days",
    "How we talk about our work",
  ],
  listLeads: [
    "These are things we tell the people who come to us. Soon you might be the one who says them.",
    "A few of the points that come up in our work:",
    "From what we tell people who ask us for advice:",
    "Some of our own rules of thumb, as others hear them from us:",
    "If you like thinking about things like these, you would be in good company.",
    "You would soon know these by heart:",
    "The following was written for those we work for. It shows what we think about all day.",
    "This is the sort of advice we give. Would you have put it like that?",
    "In an ordinary week, these come up:",
  ],
};
