import type { CardCopy } from "../app/engine/embedded/picture/draw-card";

/** What the pictures of shared links say, by their file in `public/`. */
export const pageCards: Record<string, CardCopy> = {
  "og.png": {
    headline: "One sentence in, a campaign out",
    supportingLine: "A blog post, an image, social captions and a video that tell one story",
    callToAction: "Start creating",
    displayUrl: "Free to begin, no card",
  },
  "og-pricing.png": {
    headline: "Pay for what was made",
    supportingLine: "What a blog post, an image, captions and a video cost, and the plans that sparks come with",
    callToAction: "Choose your plan",
    displayUrl: "A part that fails costs nothing",
  },
};
