import type { Brief } from "./engine";

export type Tone = "professional" | "casual" | "friendly" | "formal" | "conversational" | "playful" | "bold";

/** The thinking behind a campaign, made once from the brief. All four content types draw on it, so that they tell one story. */
