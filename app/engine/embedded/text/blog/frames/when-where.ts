import type { IdeaKind } from "../../../../plan";

/** When and where, as a sentence; the more a sentence says, the earlier it stands. */
export const whenWhere: Partial<Record<IdeaKind, { both: string[]; when: string[]; where: string[] }>> & {
  any: { both: string[]; when: string[]; where: string[] };
} = {
  event: {
    both: ["It takes place {when} {where}.", "Come and join us {when} {where}.", "We are meeting {when} {where}."],
    when: ["It takes place {when}.", "Come and join us {when}.", "We would like to see you there {when}."],
    where: ["It takes place {where}.", "Come and join us {where}.", "We are meeting {where}."],
  },
  offer: {
    both: ["You can use it {when} {where}.", "It is yours {when} {where}."],
    when: ["The offer runs {when}.", "You can use it {when}.", "It is open {when}."],
    where: ["You can use it {where}.", "You will find it {where}."],
  },
  opening: {
    both: ["We open {when} {where}.", "You can come and see it {when} {where}."],
    when: ["We open {when}.", "You can come and see it {when}."],
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
    both: ["You will find {it} {where} {when}.", "Look out for {it} {when} {where}."],
    when: ["Look out for {it} {when}.", "You can count on {it} {when}."],
    where: ["You will find {it} {where}.", "Look out for {it} {where}."],
  },
};
