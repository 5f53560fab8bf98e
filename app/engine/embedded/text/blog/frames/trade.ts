/** Lists and pairs of advice from the trade. */
export const listHeadings = [
  "A short checklist",
  "Worth remembering",
  "What to look for",
  "Small things that help",
  "Good to know",
  "A few things worth knowing",
  "What else to keep in mind",
  "To take away",
  "A list for the fridge door",
];
export const keywordListHeadings = [
  "{Kw}: what to look for",
  "What to know about {kw}",
  "Good to know about {kw}",
  "{Kw}: a short checklist",
];
export const stepsHeadings = [
  "How to {task}, step by step",
  "How to {task}: what to do",
  "{Doing}, step by step",
  "How to go about it",
  "A plan in a few steps",
  "One step after another",
  "What to do, in a few steps",
];
/** For points that have no order. */
export const pointsHeadings = [
  "What helps",
  "Points to keep in mind",
  "What matters here",
  "What to think of",
  "A handful of points",
  "What makes the difference",
];
export const pointsLead = [
  "Read through these first; the rest of the page goes into detail.",
  "They have no fixed order. Begin with the one that speaks to you.",
  "Each of these helps on its own, and together they help more.",
  "You will not need all of them on the first day.",
  "These are the points we would give to a friend.",
  "Some of this is simple, and simple things are often left out.",
  "Nothing here needs preparation.",
];
export const stepsLead = [
  "None of these steps is difficult, and none of them has to be perfect.",
  "You can go through them in an afternoon or spread them over a few weeks.",
  "You can begin with the first step today.",
  "If a step is already a habit of yours, go on to the next one.",
  "Take them one at a time, at your own pace.",
  "Here is a plan that leaves room for real life.",
];
export const listLead = [
  "Not everything needs a chapter. These points fit into a line each.",
  "If you want to keep something from this page, keep this.",
  "A few more things that are easily overlooked:",
  "You can go through these in two minutes.",
  "Here are the points that are worth a second look.",
  "Print it, save it, or read it once and trust your memory.",
  "Each of these takes less time to do than to read about.",
  "We would ask about these things ourselves.",
  "Some quick ones, in no particular order:",
];
export const listEnd = [
  "You will not need all of them, and the one you need will stand out.",
  "If only one of them is new to you, the list has done its job.",
  "Start with the one that made you think of something.",
  "Two of them are plenty to begin with.",
  "Nothing on this list is hard. Doing it at the right time is.",
  "We still go through such a list ourselves.",
  "Tick off what you have, and ask about the rest.",
];
/** Over two pieces of advice, each with a bold lead. */
export const pairHeadings = [
  "Two things worth knowing",
  "Two points that are easily overlooked",
  "Two pieces of advice",
  "Two more thoughts",
  "Before you choose: two points",
  "Two things to look out for",
  "What we would add",
  "From our notebook",
];
export const pairLeads = [
  "They belong together more than it seems.",
  "The first is quickly done; the second takes a little longer.",
  "One of them you may know already.",
  "Neither is new, and both are often forgotten.",
  "Both come up again and again.",
  "They are small, and they make a difference.",
  "We mention them because few people ask.",
  "Here are two that have stood the test.",
];
/** After a piece of advice. */
export const adviceEnds = [
  "It sounds like a detail. Most good results are made of such details.",
  "If you are unsure how this applies to you, ask us; it takes a minute to explain.",
  "It is one of those points that seem obvious once they have been said.",
  "We think about this every day, so that you need not.",
  "If you remember one thing from this section, let it be that.",
  "There is more to be said about it, but that is the heart of the matter.",
  "Not everybody would put it like that; it is how we see it.",
  "That is the short version, and it will do for most cases.",
  "You may see it differently, and we would like to hear why.",
  "It is easily forgotten when things get busy.",
];
export const occasionHeadings = [
  "What it is good for",
  "Moments it suits",
  "When you might want it",
  "Good occasions",
  "A few occasions",
  "When it comes in handy",
];
export const occasionLead = [
  "You may be wondering when you would use it. Some ideas:",
  "There is a right moment for most things. These are some:",
  "It need not be a special day, though it can be. Think of it for:",
  "Here are a few occasions that come to mind, for:",
  "You know what you need it for. Perhaps for:",
  "Some plan it weeks ahead and some decide at the door. Either way, it is good for:",
  "In case you need a reason, it suits:",
  "We would think of it for:",
];
export const occasionEnd = [
  "If yours is not among them, tell us what you have in mind.",
  "You will think of others.",
  "And sometimes the right occasion is none at all.",
  "Which one is nearest to you? Start there.",
  "No two of them ask for quite the same thing, so say what it is for when you ask us.",
  "One of them is sure to come up this year.",
];
export const worryLead = [
  "You may wonder {worry}. It is a fair question, and you should ask it before you decide.",
  "Perhaps you are wondering {worry}. Ask us; we would rather answer that now than later.",
  "Still wondering {worry}? You are not the first, and you will get a straight answer.",
  "If you are asking yourself {worry}, do not keep it to yourself. A short message is enough.",
  "It is normal to wonder {worry}. Too few people ask; please do.",
  "It is only sensible to wonder {worry}, so put the question to us before you commit to anything.",
];
export const faqHeadings = [
  "Questions people ask",
  "Good questions, short answers",
  "Before you ask",
  "A few questions, answered",
  "Still wondering?",
  "Asked and answered",
  "What people want to know",
  "Frequently asked questions",
];
export const hiringFaqHeadings = [
  "Questions from applicants",
  "Before you apply",
  "What applicants ask us",
  "Answers for applicants",
];
