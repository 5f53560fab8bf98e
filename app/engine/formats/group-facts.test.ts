import { describe, expect, it } from "vitest";
import { aBrief, type Extras } from "#tests/factories/a-brief";
import { makePlan } from "../make-plan";
import { writeArticle } from "./article";

const write = (idea: string, facts: string[], project: Extras["project"] = {}) =>
  writeArticle(
    makePlan(
      aBrief("Studio Halo", "Yoga studio in Brighton with small classes of eight.", "Women over 40", idea, {
        project: { brandVoice: "calm", ...project, facts },
      }),
    ),
  ).markdown;
const yoga = "New gentle yoga class for stiff backs every Wednesday at 7pm from 6 January";

describe("the sections of an article", () => {
  it("tell what follows from a fact, and list price, time and reader at a glance", () => {
    const article = write(yoga, ["£10 a class", "First class free", "Mats and blankets provided"]);
    expect(article).toContain(
      "at a glance\n\n- **When:** every Wednesday at 7pm from 6 January\n- **Price:** £10 a class",
    );
    expect(article).toContain("- **For:** women over 40");
    expect(article).toMatch(/The first class is free, so you .*\. Mats and blankets are provided/);
    expect(article).toContain("## About Studio Halo\n\nStudio Halo is a yoga studio in Brighton");
  });

  it("name a price in its row without saying again that it is one", () => {
    expect(write(yoga, ["Priced at £10 a class"])).toContain("- **Price:** £10 a class");
  });

  it("call no place what is a time or a comparison", () => {
    const article = write("A class here costs less than a coffee at the station", [
      "Sent within two working days",
      "£3 a class",
      "Open daily",
    ]);
    expect(article).not.toContain("**Where:**");
  });

  it("list nothing where there is one row", () => {
    expect(write("We now rent out our studio", ["£40 an hour"])).not.toContain("At a glance");
  });

  it("stand under no heading where they are few", () => {
    const article = write(yoga, ["£10 a class", "Skip any week"]);
    expect(article).toContain("The price is £10 a class, and you can skip any week.");
    expect(article).not.toMatch(/## (?!.*at a glance|About)/);
  });

  it("name opening hours as such", () => {
    expect(write("Kids come free in half-term", ["Open 9am to 9pm", "Adult entry £14"])).toContain(
      "- **Open:** 9am to 9pm",
    );
  });

  it("tell a post to be filled in sentences", () => {
    const article = write("We need two yoga teachers for the summer season", ["£24 an hour", "Four-day week"]);
    expect(article).toContain("It's a four-day week. The pay is £24 an hour.");
    expect(article).not.toMatch(/^- /m);
  });
});
