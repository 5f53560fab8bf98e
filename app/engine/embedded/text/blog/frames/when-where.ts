import type { IdeaKind } from "../../../../plan";

/** When and where, as a sentence; the more a sentence says, the earlier it stands. */
export const whenWhere: Partial<Record<IdeaKind, { both: string[]; when: string[]; where: string[] }>> & {
  any: { both: string[]; when: string[]; where: string[] };
} = {
  event: {
    both: ["It takes place {when} {where}.", "Come and join us {when} {where}.", "We are meeting {when} {where}."],
    when: [
      "It takes place {when}.",
      "Come and join us {when}.",
      "We would like to see you there {when}.",
      "All you have to do is be there {when}.",
      "If you are free {when}, come along.",
      "We will be waiting for you {when}.",
      "It all happens {when}, and you should be part of it.",
      "Whoever is curious should come by {when}.",
    ],
    where: ["It takes place {where}.", "Come and join us {where}.", "We are meeting {where}."],
  },
  offer: {
    both: ["You can use it {when} {where}.", "It is yours {when} {where}."],
    when: [
      "The offer runs {when}.",
      "You can use it {when}.",
      "That applies {when}.",
      "All of this holds {when}.",
      "{When}, that is what you can count on.",
      "If you have time {when}, make use of it.",
      "Whoever comes {when} has the benefit of it.",
      "We are keeping it open {when}, for everybody.",
    ],
    where: ["You can use it {where}.", "You will find it {where}."],
  },
  opening: {
    both: ["We open {when} {where}.", "You can come and see it {when} {where}."],
    when: [
      "We open {when}.",
      "You can come and see it {when}.",
      "Come and have a first look {when}.",
      "The door opens {when}.",
      "{When}, you can walk in for the first time.",
      "If you are nearby {when}, look in.",
    ],
    where: ["You will find it {where}.", "Come and see it {where}."],
  },
  fundraiser: {
    both: ["The appeal runs {when}."],
    when: ["The appeal runs {when}.", "We are collecting {when}."],
    where: [],
  },
  hiring: {
    both: [],
    when: [],
    where: ["You would be working {where}.", "The place of work is easily named: you would be {where}."],
  },
  any: {
    both: [
      "You will find {it} {where} {when}.",
      "Look out for {it} {when} {where}.",
      "You can get {it} {when}, {from}.",
      "{They} {comes} {from}, {when}.",
    ],
    when: [
      "Look out for {it} {when}.",
      "You can count on {it} {when}.",
      "{They} will be there for you {when}.",
      "Ask for {it} {when}.",
    ],
    where: ["You will find {it} {where}.", "Look out for {it} {where}.", "{They} {comes} {from}."],
  },
};
