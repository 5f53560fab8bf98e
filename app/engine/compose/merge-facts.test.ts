import { describe, expect, it } from "vitest";
import { mergeFacts } from "./merge-facts";

describe("idea and facts", () => {
  it.each([
    [
      "Two duvets washed for 349 kr between 3 and 21 March.",
      "Two duvets washed for 349 kr instead of 460 kr, 3 to 21 March",
      "Two duvets washed for 349 kr instead of 460 kr between 3 and 21 March.",
    ],
    [
      "$42 an hour and waiting time at the silo is paid.",
      "$42 per hour, paid weekly, waiting time at the silo is paid",
      "$42 an hour, paid weekly, and waiting time at the silo is paid.",
    ],
    [
      "Free field day for farmers on 14 June.",
      "Field day: Saturday 14 June, 9 am to 2 pm",
      "Free field day for farmers on Saturday 14 June, 9 am to 2 pm.",
    ],
    [
      "Our open day on Sunday 31 May.",
      "Open day Sunday 31 May, 11am to 3pm, Ballycarrow Pier",
      "Our open day on Sunday 31 May, 11am to 3pm, Ballycarrow Pier.",
    ],
    [
      "Our second branch will open in Mandaue this August 8.",
      "Opening Saturday 8 August, 10 am, Rosario Street",
      "Our second branch will open in Mandaue on Saturday, August 8, 10 am, Rosario Street.",
    ],
    [
      "Monsoon check up rs 399 instead of 650, till 15 June.",
      "Monsoon check-up Rs 399 (normal price Rs 650), until 15 June",
      "Monsoon check up rs 399 instead of 650, till 15 June.",
    ],
    [
      "Voice notes launches on 2 September.",
      "Voice notes launches 2 September on Android and iOS",
      "Voice notes launches on 2 September on Android and iOS.",
    ],
  ])("are told in one sentence: %s + %s", (sentence, fact, told) => {
    const merged = mergeFacts([sentence], [fact]);
    expect(merged.sentences).toEqual([told]);
    expect(merged.facts).toEqual([]);
    expect(merged.also).toEqual([fact]);
  });

  it("leave out the later sentence that a fact says more exactly, with what leans on it, and tell the fact first", () => {
    const merged = mergeFacts(
      ["We are hiring 12 carers.", "The roster is fixed.", "Lead time is now 5 weeks.", "It was 9."],
      ["Garda vetting required", "Fixed rosters agreed a month ahead", "Standard lead time down from 9 weeks to 5"],
    );
    expect(merged.sentences).toEqual(["We are hiring 12 carers."]);
    expect(merged.facts).toEqual([
      "Fixed rosters agreed a month ahead",
      "Standard lead time down from 9 weeks to 5",
      "Garda vetting required",
    ]);
  });

  it.each([
    ["We've got £6,700 of £18,000 for the roof.", "£6,700 raised so far for the roof"],
    ["We have 3.1 lakh for our X-ray machine.", "₹3,10,000 for the X-ray machine"],
    ["Ready in four working days.", "Ready in 4 working days"],
  ])("say a figure once, however it is written: %s", (sentence, fact) => {
    expect(mergeFacts([sentence], [fact]).facts).toEqual([]);
  });

  it.each([
    ["20% off the autumn box.", "Free delivery from £20"],
    ["Our gym opens on Friday 17 October.", "Open 17 hours a day"],
    ["Two duvets washed for 349 kr.", "Bike pickup costs 49 kr each way"],
    ["Your papers must be with us by 25 February if you want to file in time.", "Freelancer return from ¥38,000"],
  ])("stay two where they only share a word or a figure: %s + %s", (sentence, fact) => {
    const merged = mergeFacts([sentence], [fact]);
    expect(merged.sentences).toEqual([sentence]);
    expect(merged.facts).toEqual([fact]);
  });

  it("put nothing between a word and what goes on with it", () => {
    const [sentence] = mergeFacts(["A 349 kr wash for duvets."], ["Duvets 349 kr instead of 460 kr"]).sentences;
    expect(sentence).toBe("A 349 kr wash for duvets.");
  });

  it("tell a fact once that another one says whole", () => {
    expect(mergeFacts(["Come by."], ["Open daily", "Open daily from 9 to 5", "Open daily"]).facts).toEqual([
      "Open daily from 9 to 5",
    ]);
  });
});
