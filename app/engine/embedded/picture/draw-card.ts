import sharp from "sharp";
import { noWishes } from "../../brief";
import { makePlan } from "../../make-plan";
import { chooseLook, type Look } from "./choose-look";
import { composePoster } from "./draw-poster";

/** What a card says. */
export type CardCopy = Record<"headline" | "supportingLine" | "callToAction" | "displayUrl", string>;

/** Pixels, as link previews show it. */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * The card of a shared link to one of the site's own pages, as PNG, drawn by the poster renderer in the site's own colours.
 * @param seed The same seed and words give the same card.
 */
export async function drawCard(seed: string, copy: CardCopy): Promise<Buffer> {
  const project = {
    name: "Sparkwright",
    websiteUrl: "",
    description: "",
    targetAudience: "",
    brandVoice: "#f06515",
    defaultCallToAction: null,
    defaultSeoKeywords: null,
    problemBeingSolved: null,
  };
  const plan = makePlan({
    seed,
    project,
    idea: copy.headline,
    contentTypes: ["image"],
    ...noWishes,
    requestedAt: new Date(0).toISOString(),
  });
  const set = { ...plan, ...copy };
  const look: Look = { ...chooseLook(set, null), layout: "mosaic", display: "bookish", pictogram: null };
  const { canvas } = composePoster(set, null, look, cardSize);
  const drawn = canvas.toBuffer("image/png");
  // why: a canvas lies outside the heap, where nothing would hurry to give it back
  canvas.width = canvas.height = 1;
  return sharp(drawn).png({ palette: true, quality: 90 }).toBuffer();
}
