import { faq, type Topic } from "../topic";
import { lifeCards } from "./life";
import { paperCards } from "./papers";
import { workingCards } from "./working";

export const law: Topic = {
  key: "law",
  words:
    /\b(?:law|law firms?|lawyers?|legal|legal (?:advice|aid|help)|attorneys?|solicitors?|barristers?|paralegals?|notar(?:y|ies)|conveyanc\w+|contract (?:law|review|drafting)|contracts?|wills?(?= (?:and|writing|writer|lawyer|or))|make a will|write a will|divorce\w*|custody|separation agreement|immigration|visas?|litigation|lawsuits?|compliance|employment law|family law|inheritance|probate|power of attorney|court|mediation|mediators?|gdpr|data protection|patents?|trade ?marks?|tenants' rights|tenancy law|unfair dismissal|personal injury|legal rights|your rights)\b/,
  field: "knowing your rights",
  problems: [
    "most people ask for legal advice when it is already late",
    "legal letters are written so that ordinary people feel small",
    "nobody knows what a question will cost before asking it",
    "deadlines run while the envelope lies unopened",
    "what was agreed with a handshake is remembered in two ways",
    "contracts are signed standing up and read sitting down, much later",
    "friends give advice from another country and another decade",
  ],
  promises: [
    "you understand where you stand and what your options are",
    "a legal question is settled before it grows",
    "you can decide calmly, with the facts in front of you",
    "you know what it costs before it begins",
    "a letter turns back into a piece of paper",
    "agreements hold because both sides have understood them",
    "somebody speaks for you who knows the rules",
  ],
  scenes: [
    "The letter has lain on the table for three days, because nobody wants to open it twice.",
    "You signed it then because everybody signs it.",
    "A friend of a friend knew a case that was just like yours and was not.",
    "You meant to put it in writing, and then it was all going so well.",
    "Somebody says “you have no choice”, and you are not sure whether that is true.",
    "You begin to draft a reply in the shower and finish it, furious, at the traffic lights.",
    "The contract has forty pages, and the salesman knows where to sign.",
    "Two brothers have not spoken since the matter of the garage.",
    "At night you look it up on the internet and find out that you may also be ill.",
    "The landlord said it in the stairwell, and the stairwell is no help now.",
    "You have a folder for it, which you have not opened since the day you bought it.",
    "A form asks for a reference number that is on another form.",
    "Everybody at the table is of the opinion that you should sue, and nobody will come along.",
  ],
  occasions: [
    "the letter nobody wants to open",
    "a contract that has to be signed by Friday",
    "two founders with one idea",
    "parents who no longer live together",
    "a will that has been put off for years",
    "the first employee",
    "tenants with a cold flat",
    "a quarrel over a fence",
    "the weeks after a dismissal",
    "people who only want to know where they stand",
    "a company that has grown faster than its papers",
  ],
  worries: [
    "what a first conversation will cost",
    "whether it is already too late",
    "whether your case is too small for a lawyer",
    "whether you will make things worse by asking",
    "who will hear about it",
    "how long it may take",
    "whether you must go to court",
    "what happens if you simply do nothing",
    "whether you can change lawyers halfway",
  ],
  callToAction: {
    any: "Ask for a first talk",
    "how-to": "Ask us your question",
    offer: "Arrange a first talk",
    launch: "Ask for a first talk",
    event: "Save your seat",
    opening: "Come and meet us",
  },
  hashtags: ["legal advice", "law", "know your rights", "legal help", "lawyer", "contracts", "small business law"],
  faqs: [
    faq(
      "What will a first conversation cost?",
      "Ask before you make the appointment, and ask for the answer in writing. You should know the price before the clock runs. | That depends on the case, so have it told to you beforehand. A clear question about money is welcome.",
    ),
    faq(
      "What should I bring to the first meeting?",
      "The papers, in order of date, and a short note of what happened. Add the one result you hope for. | Everything in writing: letters, messages, contracts, notes. A simple timeline on one page helps most.",
    ),
    faq(
      "Is this article legal advice?",
      "No. It gives general information, and your case may differ in a detail that matters. For advice, talk to a lawyer. | It is general information and cannot replace advice on your own case. Laws differ from place to place and change over time.",
    ),
    faq(
      "Is my question too small for a lawyer?",
      "Small questions are the pleasant ones, because they can still be answered in an hour. Ask before it grows. | No. A short answer in good time is what lawyers would like to give more often.",
    ),
    faq(
      "Do I have to go to court?",
      "Rarely. Most matters end with a letter, a talk or a settlement, and a good lawyer looks for those first. | Usually not. Court is the last stop, and there are several before it where one can get off.",
    ),
    faq(
      "Is what I tell a lawyer confidential?",
      "Yes, lawyers are bound to silence in most countries. That is why you can also say the embarrassing part. | As a rule it is, and from the very first conversation. Ask if you want to know how far it reaches.",
    ),
    faq(
      "Can I change to another lawyer?",
      "In principle you can, although it may cost something. Speak first about what is missing, since a talk often helps. | Yes. Ask for your papers and settle what has been done so far, then start with the new one from a clean page.",
    ),
    faq(
      "How long will my case take?",
      "Nobody can promise that, but you can ask for the next step and its date. A settlement is nearly always quicker than a ruling. | Between a week and some years, depending on the matter. Have the usual course of such cases described to you.",
    ),
    faq(
      "What if I have missed a deadline?",
      "Call someone today. In some cases it can be mended, and each further day makes that harder. | Do not give up and do not wait. There are exceptions, and a lawyer can tell you whether one fits.",
    ),
  ],
  cards: [...paperCards, ...lifeCards, ...workingCards],
};
