import type { IdeaKind } from "../../reading/read-idea";
import type { Card } from "../topic";
import { eventCards } from "./event";
import { fundraiserCards } from "./fundraiser";
import { hiringCards } from "./hiring";
import { launchCards } from "./launch";
import { offerCards } from "./offer";
import { openingCards } from "./opening";
import { storyCards } from "./story";

/** What is worth knowing about the occasion itself, whatever the trade. */
export const cardsByKind: Partial<Record<IdeaKind, Card[]>> = {
  launch: launchCards,
  offer: offerCards,
  event: eventCards,
  opening: openingCards,
  story: storyCards,
  hiring: hiringCards,
  fundraiser: fundraiserCards,
};
