/** The section about the project: its own facts, led in and connected to the idea. */
export const factsHeadings = [
  "Who is behind this",
  "About {name}",
  "Who we are",
  "{Name} in a few lines",
  "Who is talking to you here",
  "What {name} does",
  "The people you are dealing with",
  "Where we come in",
  "How we work",
];
export const factsLead = [
  "You should know who is <talking to you|writing this>:",
  "In case we have not met:",
  "For those who do not know us yet:",
  "We do not like long introductions, so here is a short one:",
  "Who says all this? <A fair question|You may well ask>.",
  "Most of what there is to say about us fits into a few lines:",
  "Some of you know us; for everybody else:",
  "Before you take advice from anyone, ask who is giving it. In this case:",
  "The short version of who we are:",
  "On a business card, it would read like this:",
  "A line or two about ourselves:",
];
export const hiringFactsLead = [
  "You will want to know where you would be working.",
  "This is the place you would be joining.",
  "First, who we are.",
  "A job advert should also say who is asking. So:",
  "Here is what you would find if you came to us.",
  "If you do not know us, start here.",
  "You would be telling people where you work, so here is what you could say.",
  "A few lines on the place itself:",
  "Where would you be? Here:",
  "Before the job, a word about us:",
  "You should know whose door it would be.",
  "On our sign, so to speak, it says:",
  "Perhaps you have passed us before. In case you have not:",
  "The place, as we would describe it to somebody new:",
  "Who is looking for you? We are:",
  "So that you can picture it:",
];
/** Where the description gave no fact that can be stated. */
export const factsSpare = [
  "{Name} is {what}.",
  "You will find {name} at {url}, and the people behind the name when you ask a question.",
  "No description of {name} says as much as the people who have been with us.",
];
/** From the facts to a piece of advice from the trade. */
export const factsAdvice = [
  "Here is an example of how we look at things.",
  "One thing that comes with the work is an opinion. Here is one of ours.",
  "To give you an idea of how we think:",
  "This, for instance, is something we tell everybody who asks.",
  "Ask us about our work and you may hear the following.",
  "What does that mean in practice? Here is one example.",
  "You can see what we care about in a point like this.",
];
/** Between two facts. */
export const factJoints = [
  "Beyond that,",
  "What is more,",
  "Put simply,",
  "In practice,",
  "Above all,",
  "And",
  "To be precise,",
  "On top of that,",
];
