import type { Brief } from "../../../engine";
import type { CampaignPlan } from "../../../plan";
import { chooseCards as cardsNearTo } from "../planning/choose-cards";
import type { IdeaKind } from "../reading/read-idea";
import { readProfile } from "../reading/read-profile";
import type { SeededRandom } from "../writing/seeded-random";
import { accounting } from "./accounting";
import { agency } from "./agency";
import { arts } from "./arts";
import { bakery } from "./bakery";
import { beauty } from "./beauty";
import { books } from "./books";
import { building } from "./building";
import { cars } from "./cars";
import { charity } from "./charity";
import { childcare } from "./childcare";
import { coffee } from "./coffee";
import { consulting } from "./consulting";
import { craft } from "./craft";
import { dentist } from "./dentist";
import { drinks } from "./drinks";
import { education } from "./education";
import { energy } from "./energy";
import { events } from "./events";
import { fashion } from "./fashion";
import { finance } from "./finance";
import { fitness } from "./fitness";
import { flowers } from "./flowers";
import { food } from "./food";
import { furniture } from "./furniture";
import { general } from "./general";
import { health } from "./health";
import { home } from "./home";
import { itServices } from "./it-services";
import { jewellery } from "./jewellery";
import { cardsByKind } from "./kinds";
import { law } from "./law";
import { pets } from "./pets";
import { photography } from "./photography";
import { property } from "./property";
import { restaurant } from "./restaurant";
import { retail } from "./retail";
import { skincare } from "./skincare";
import { software } from "./software";
import type { Card, Topic } from "./topic";
import { travel } from "./travel";
import { wellbeing } from "./wellbeing";

export const topics: readonly Topic[] = [
  bakery,
  books,
  coffee,
  craft,
  drinks,
  flowers,
  food,
  jewellery,
  pets,
  restaurant,
  dentist,
  wellbeing,
  health,
  software,
  charity,
  fitness,
  law,
  fashion,
  skincare,
  beauty,
  childcare,
  events,
  arts,
  photography,
  education,
  finance,
  travel,
  home,
  retail,
  accounting,
  itServices,
  agency,
  consulting,
  property,
  energy,
  cars,
  furniture,
  building,
  general,
];

export function getTopic(key: string): Topic {
  return topics.find((topic) => topic.key === key) ?? general;
}

/** What the project's trade is about, to follow "about" or "with": its own words where no topic knows them. */
export function fieldOf(plan: Pick<CampaignPlan, "topic" | "brief">): string {
  const topic = getTopic(plan.topic);
  return (topic === general ? readProfile(plan.brief.project).trade : null) ?? topic.field;
}

/** The topic's cards that fit the brief, the nearest to the idea first. */
export const chooseCards = (topic: Topic, brief: Brief, random: SeededRandom): Card[] =>
  cardsNearTo(brief, topic, random);

export function kindCards(kind: IdeaKind, random: SeededRandom): Card[] {
  return random.shuffled(cardsByKind[kind] ?? []);
}
