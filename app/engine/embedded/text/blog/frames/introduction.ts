/** From a moment the reader knows to what the page is about. */
export const bridges = [
  "It is a small moment, and most people know it.",
  "You may know that moment.",
  "If you know the feeling, <read on|the next few minutes are for you>.",
  "That is where <this page|it> begins.",
  "It is an ordinary scene, and the ordinary ones are the ones that count.",
  "Perhaps it was last week; perhaps it was this morning.",
  "You are not the only one.",
  "Our work is made of scenes like this.",
  "Keep that picture in mind for a minute.",
  "It happens more often than people admit.",
  "Everybody has a version of it.",
  "There is more to that moment than it seems.",
  "Most good ideas begin with something as small as that.",
  "If that sounds like you, <you are in the right place|stay a minute>.",
];

/** What the page holds, after the news. */
export const signposts = [
  "Below you will find <the details|what it is about>, some advice that is useful in any case, and <the way to us|how to take the next step>.",
  "On this page: the facts, the reasons, and what to look for.",
  "Reading this takes about as long as a cup of tea.",
  "First the facts, then <some advice|a few things worth knowing>, and at the end the answers to the usual questions.",
  "We have left out everything that sounds good and says little.",
  "You can read it from top to bottom or jump to the questions at the end.",
  "What follows is the long answer; the short one is at the end, under the questions.",
  "A few of the points below are useful whether you come to us or not.",
  "Take what you need and skip the rest.",
];

/** A sentence that holds a keyword as the noun phrase it is. */
export const keywordLines = [
  "If you came here looking for {kw}, <you are in the right place|the next sections are for you>.",
  "Anybody who looks for {kw} finds a great deal of noise; here is some calm advice.",
  "When it comes to {kw}, <a little knowledge saves a lot of trouble|it pays to ask one question more>.",
  "There is plenty of advice on {kw}, and this is <ours|how we see it>.",
  "People who ask us about {kw} usually <want to know the same few things|have the same few questions>.",
  "With {kw}, the details decide.",
  "Whoever knows a little about {kw} chooses with more confidence.",
  "We have thought about {kw} for longer than is healthy, and this is what came out.",
  "It also tells you what to look for in {kw}.",
];

/** For keywords that nobody typed: they need to be there once, and no more. */
export const quietKeywordLines = [
  "Anybody with an interest in {kw} will find something to take away.",
  "If you have anything to do with {kw}, read on.",
  "You will find a little about {kw} as well.",
];

export const hiringKeywordLines = [
  "If you were searching for {kw}, you have found one.",
  "So if {kw} is what you are looking for, stay a moment.",
  "Whoever types {kw} into a search box should land on a page like this.",
  "You may have come here because of {kw}, and we hope that you will stay for the rest.",
  "Those who care about {kw} will find company here.",
  "If {kw} means something to you, we are halfway there.",
];

export const hiringScenes = [
  "You sit in the bus on a Sunday evening and notice that you are not looking forward to Monday.",
  "You open the job pages during your lunch break and close them again when somebody walks past.",
  "You are good at what you do, and you cannot remember when somebody last told you so.",
  "Most job adverts promise the world in the first line and say nothing in the second.",
  "A friend asks how work is going, and you hear yourself say “fine” a little too quickly.",
  "You have been thinking about a change for some time, and today you have ten minutes.",
  "You tidy your desk on a Friday and catch yourself wondering how many more Fridays there will be.",
  "Somebody at a party asks what you do, and you change the subject.",
  "You have learned the job so well that there is nothing left in it to learn.",
  "On the way home you think of what you would do if you could choose again.",
  "Your children ask what you do all day, and the answer sounds shorter than it used to.",
  "You read other people’s name badges and wonder what their mornings are like.",
  "You are between two jobs, and the days have become oddly long.",
  "School is nearly over, and everyone keeps asking what comes next.",
  "The best part of your week has become the lunch break.",
  "You would like to be tired in the evening from something that was worth it.",
];
