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
  it("answer what readers ask with the owner's own lines, and list day, price and call at a glance", () => {
    const article = write(
      yoga,
      ["£10 a class", "First class free", "No need to book", "Small groups", "Music by a harp"],
      {
        defaultCallToAction: "Book a mat",
      },
    );
    expect(article).toContain("### What does it cost?\n\n£10 a class.");
    expect(article).toContain("### Do I need to book?\n\nNo need to book.");
    expect(article).toMatch(
      /## At a glance\n\n- \*\*What:\*\* .*\n- \*\*When:\*\* Every Wednesday at 7pm from 6 January\n- \*\*How:\*\* Book a mat/,
    );
    expect(article).toContain("Studio Halo, a yoga studio in Brighton, has small classes of eight");
  });

  it("part what it costs, when it is and what to know first, each under its heading", () => {
    const article = write("Beginners' yoga week in June", [
      "£60 for the week",
      "Students pay £45",
      "Members pay £40",
      "Monday to Friday at 7am",
      "Doors open at 6.45am",
      "Bring your own mat",
      "Ages 16 and over only",
      "Led by two teachers in silence",
      "Tea on the roof",
    ]);
    for (const [heading, line] of [
      ["What it costs", "Students pay £45"],
      ["When and where", "Doors open at 6.45am"],
      ["Before you come", "Bring your own mat"],
    ])
      expect(article).toMatch(new RegExp(`## ${heading}\\n\\n(?:.*\\n)*?.*${line}`));
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
    const [beforeHeadings] = article.split("\n## ");
    expect(beforeHeadings).toContain("- £10 a class");
    expect(beforeHeadings).toContain("- Skip any week");
  });
});
