import { faq, type Topic } from "../topic";
import { choosingCards } from "./choosing";
import { peopleCards } from "./people";
import { workingCards } from "./working";

export const software: Topic = {
  key: "software",
  // why: a program for invoices is read by people who want to be paid, so those briefs belong to accounting
  words:
    /(?<!\b(?:invoic|bookkeep|accounting)[\s\S]*)\b(?:software|apps?|web apps?|no-code|low-code|chatbots?|plug-?ins?|browser extensions?|webhooks?|saas|platforms?|b2b|apis?|dashboards?|integrations?|automat(?:e|es|ed|ing|ion|ions)|workflows?|data|analytics|crm|erp|developers?|startups?|tech|ai|tools?|onboarding|scheduling|spreadsheets?|project management|task management|ticketing|remote teams?|feature release|beta|release notes|product update|version control|reporting|booking system|point of sale|inventory system)\b(?![\s\S]*\b(?:invoic|bookkeep|accounting))/,
  field: "good software",
  problems: [
    "teams spend their days carrying the same facts from one tool to another",
    "work gets lost between spreadsheets, messages and memory",
    "new tools promise time and then ask for it",
    "nobody can say which version of the list is the right one",
    "the person who understands the system is the one who is away",
    "reports arrive when the decision has already been made",
    "customers wait because an answer sits in somebody's inbox",
  ],
  promises: [
    "everybody sees the same state of things without asking",
    "routine work runs by itself and people do the rest",
    "you know by noon what used to take until Friday",
    "a new colleague finds the way on the first morning",
    "a customer gets an answer while the question is still warm",
    "the data you type once turns up wherever you need it",
    "your team argues about ideas and no longer about versions",
  ],
  scenes: [
    "Somebody asks for the current version, and three people send three files.",
    "The meeting begins with a quarter of an hour of finding out where things stand.",
    "One person knows how the list works, and that person is on a ferry without a signal.",
    "You copy a number from one window to another and hope that you typed it right.",
    "A customer asks a simple question, and answering it takes four tabs.",
    "The new tool has been paid for since spring, and nobody has logged in for weeks.",
    "There is a spreadsheet with a tab called “Do not touch”, and nobody remembers why.",
    "The password is on a yellow note, and the note has moved with the desk twice.",
    "Two colleagues answer the same email, with two different dates.",
    "You export, sort, copy and paste, and then somebody says the figures are from last month.",
    "The report is ready at last, on the day after the decision.",
    "Someone has coloured the cells green, and whoever knew what green means left the company in summer.",
    "The reminder pops up, you click it away, and so does everybody else in the team.",
  ],
  occasions: [
    "the Monday meeting that used to begin with a search",
    "a team that works in two offices and one van",
    "the week in which somebody new joins",
    "a customer who wants an answer before lunch",
    "the month-end report",
    "a small team with large customers",
    "the season when orders pour in",
    "people who work from the kitchen table on Wednesdays",
    "the handover before a long holiday",
    "the project that touches every department",
    "a spreadsheet that has grown too old to trust",
  ],
  worries: [
    "whether your data can leave again",
    "whether your team will use it after the first week",
    "how long the set-up takes beside the daily work",
    "whether it talks to the tools you already have",
    "who answers when something breaks on a Friday",
    "whether you will pay for features that nobody opens",
    "what happens to the old records",
    "whether it still fits when the team has grown",
    "how safe it is to keep customer data there",
  ],
  callToAction: {
    any: "See how it works",
    launch: "Try it today",
    offer: "Start now",
    event: "Save your seat",
    "how-to": "See the steps",
    opening: "Be among the first users",
  },
  hashtags: ["software", "SaaS", "productivity", "automation", "small business", "workflow", "digital work"],
  faqs: [
    faq(
      "How long does it take to get started?",
      "Plan a calm hour with one real task, and do not try to set up everything. What you learn in it will tell you how to go on. | Begin with one process and one small group. Once that runs, the rest goes faster than you expect.",
    ),
    faq(
      "What happens to our data?",
      "Ask where it is stored, who can see it and how you get it out again. Any serious answer fits in a few lines. | That is the right question to ask of any tool. Have the export shown to you before you put anything in.",
    ),
    faq(
      "Do we have to change how we work?",
      "A little, and only where it helps. If a tool wants you to change what works well, be careful. | Not all in one go. Start with the part that annoys everyone, and leave the rest alone for now.",
    ),
    faq(
      "How do we get the team to use it?",
      "Let two of them choose it with you, and start with a chore they dislike. People use what saves them time by Friday. | Ask the doubtful ones to test it first. Then switch the old way off on a named day, so that nobody has to do both.",
    ),
    faq(
      "Can we move our old records across?",
      "Usually yes, if they can be saved as a table. Clean up duplicates first, and test the import with a small sample. | In most cases, although not all of it deserves the trip. Move what you have used in recent years and archive the rest.",
    ),
    faq(
      "What should we test during a trial?",
      "One real job from beginning to end, the export, and an odd question to the support desk. Those three tell you nearly everything. | Use your own messy data and not the sample. See how it copes with the awkward client and the late change.",
    ),
    faq(
      "Does it work with the tools we already have?",
      "Make a list of the programs that hold your customers, orders and dates, and ask about each by name. Have one connection shown live. | Often there is a ready connection, and sometimes a simple import does the same. Find out which side is right when the two disagree.",
    ),
    faq(
      "What if we outgrow it?",
      "Look at how the next plan up works, and at how you would leave. If both are easy, you can start small without worry. | Then you take your data and move on, as long as the export is clean. That is why you should try it on the first day.",
    ),
    faq(
      "Who should be in charge of it in the team?",
      "Somebody who does the work every day and likes helping others. A title matters less than a free hour each week. | One named person, plus a deputy for holidays. Give them time for it, because care in the margins does not last.",
    ),
  ],
  cards: [...choosingCards, ...workingCards, ...peopleCards],
};
