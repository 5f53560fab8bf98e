import { describe, expect, it } from "vitest";
import { findSums, readAppeal, readCount, readFree, readPrices } from "./read-sums";

describe("sums of money", () => {
  it.each([
    ["£4,000 and 10 euros", ["£4,000", "10 euros"]],
    ["Rs 399 or KSh 2,500", ["Rs 399", "KSh 2,500"]],
    ["12 kg for 5 people", []],
  ])("%s", (text, sums) => {
    expect(findSums(text).map((sum) => sum.text)).toEqual(sums);
  });

  it("are printed as they were typed", () => {
    expect(findSums("£4,000")[0]?.print(1250)).toBe("£1,250");
    expect(findSums("10 euros")[0]?.print(7.5)).toBe("7.50 euros");
  });
});

describe("an appeal", () => {
  it("is divided by what each is asked for", () => {
    expect(readAppeal("Help us raise 4,000 euros for benches", "Give 10 euros")).toEqual({
      goal: "4,000 euros",
      gift: "10 euros",
      gifts: "400",
      ten_gifts: "100 euros",
      hundred_gifts: "1,000 euros",
    });
  });

  it("is read with what stands for thousands and millions", () => {
    expect(readAppeal("Raise £20m for a hospital wing", "Give £10")).toMatchObject({ gifts: "2,000,000" });
    expect(readAppeal("Raise £2 million for a wing", "Give £10")).toMatchObject({ gifts: "200,000" });
  });

  it("is not divided where it does not come out even, and a monthly gift is no goal", () => {
    expect(readAppeal("Help us raise £1,000 for a roof", "Give £30")).toEqual({ goal: "£1,000" });
    expect(readAppeal("We're looking for 50 donors at €10 a month", "Give €10")).toEqual({});
  });
});

describe("what an offer comes to", () => {
  it.each([
    ["20% off the first visit", ["A visit costs £45"], { percent: "20%", price: "£45", percent_price: "£36" }],
    ["Gel nails £20 instead of £32", [], { now: "£20", was: "£32", saved: "£12" }],
    ["Bookkeeping for £45 a month", [], { price: "£45" }],
    ["10% off orders over £150", [], { percent: "10%" }],
    ["20% off all haircuts", ["A haircut costs £30"], { percent_price: "£24" }],
  ])("%s", (idea, facts, known) => {
    expect(readPrices(idea, facts)).toMatchObject(known);
  });

  it("leaves out what a sum may not be", () => {
    expect(readPrices("10% off orders over £150", [])).not.toHaveProperty("percent_price");
    expect(readPrices("20% off all haircuts", ["Parking next door costs £5"])).not.toHaveProperty("percent_price");
    expect(readPrices("Up to 50% off sofas", ["The Oslo sofa costs £900"])).not.toHaveProperty("percent");
    expect(readPrices("20% off curtains", ["Curtains cost £80 a metre"])).not.toHaveProperty("percent_price");
    expect(readPrices("From £29", [])).not.toHaveProperty("price");
    expect(readPrices("£8 or £12", [])).not.toHaveProperty("price");
  });
});

describe("what is free", () => {
  it.each([
    ["Free delivery in February", { free: "delivery" }],
    ["Free delivery on orders over £50", {}],
    ["Free delivery ends on 31 January", {}],
  ])("%s", (idea, known) => {
    expect(readFree(idea)).toEqual(known);
  });
});

describe("how many there are", () => {
  it.each([
    ["The last six places of the Monday course", { count: "six", things: "places" }],
    ["Forty seats at our breakfast", { count: "40", things: "seats" }],
    ["Only 3 boxes left", { count: "three", things: "boxes" }],
    ["We have six places to park", {}],
  ])("%s", (idea, known) => {
    expect(readCount(idea)).toEqual(known);
  });

  it("what is free is named where one word does", () => {
    expect(readFree("Free delivery on Eid boxes")).toEqual({ free: "delivery" });
    expect(readFree("Free yourself from paper")).toEqual({});
  });
});
