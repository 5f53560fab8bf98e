import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import made from "../../app/features/examples/featured-examples.json";
import { featuredIdeas } from "./featured-ideas";
import { describeArticle, describeCaptions, makeCampaign } from "./make-campaign";

const hint =
  "The engine makes other texts now: run scripts/make-examples.ts, as it says, and look at what they have become";

test.each(featuredIdeas.map((idea) => [idea.title, idea] as const))(
  "%s shows the texts that the engine makes today",
  async (_title, idea) => {
    const shown = made.find(({ key }) => key === idea.key);
    expect(shown).toMatchObject({ sparkTitle: idea.title, sparkPrompt: idea.idea, category: idea.category });
    expect(shown?.contentTypes).toEqual(idea.contentTypes);
    const scratch = await mkdtemp(path.join(tmpdir(), "examples-"));
    try {
      const texts = idea.contentTypes.filter((type) => type !== "image");
      const { blog, caption } = await makeCampaign(idea, scratch, texts);
      expect(
        shown?.generatedContent.filter(({ type }) => type !== "image"),
        hint,
      ).toEqual([...(blog ? [describeArticle(blog)] : []), ...(caption ? [describeCaptions(caption)] : [])]);
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  },
);
