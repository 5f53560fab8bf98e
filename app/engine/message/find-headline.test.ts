import { describe, expect, it } from "vitest";
import { readWords } from "../english/words";
import { findHeadline } from "./find-headline";

/** The headline that a marked run of an idea becomes; null where it becomes none. */
function find(idea: string): string | null {
  const text = idea.replace(/[«»]/g, "");
  const words = readWords(text);
  const [start, end] = [idea.indexOf("«"), idea.indexOf("»") - 1];
  const first = words.findIndex((word) => word.start >= start);
  const last = words.findLastIndex((word) => word.end <= end);
  const run = findHeadline(words, { first, last });
  return run && text.slice(words[run.first]?.start, words[run.last]?.end);
}

describe("a headline", () => {
  it.each([
    [
      "goes on to the end of its clause",
      "«How to get your cat ready» for boarding.",
      "How to get your cat ready for boarding",
    ],
    ["opens with whose it is", "Our «choir is having an open day» soon", "Our choir is having an open day soon"],
    ["is a run between marks", "Plain and simple: «40% off all tiles» until Friday", "40% off all tiles until Friday"],
  ])("%s", (_, idea, headline) => expect(find(idea)).toBe(headline));

  it.each([
    [
      "what the reader would be ordered to do",
      "We come to your shop once every month, collect the receipts and «do everything for a fixed fee».",
    ],
    [
      "why something is done",
      "We open late on two evenings so «people can see the dentist without taking time off work these days»",
    ],
    [
      "an opening of which the clause is missing",
      "«Open day on Saturday where kids» and grown ups can have a go on any instrument for free before term",
    ],
    [
      "said of one of two",
      "September and October is when daffodils and «alliums want to go in», and tulips are best left until late November",
    ],
    [
      "the first of a list",
      "«Get your caravan's bearings», brakes and gas looked at before you point it north for winter",
    ],
    [
      "a thing without what it is called",
      "From 1 October we sell «a new autumn» black tea from one small garden high up in the far east of Nepal, only 400 kilos",
    ],
    ["what there is room for", "I have room for «two theses between now and the end of April», proofreading only"],
    [
      "what is still to come",
      "From 1 July «our fortnightly pool service goes» from ninety-five to a hundred dollars a visit",
    ],
    [
      "a part of a noun",
      "One box of our tablets is here and it «replaces a whole year of plastic spray» bottles under your kitchen sink at home",
    ],
  ])("is none where the run is %s", (_, idea) => expect(find(idea)).toBeNull());
});
