import type { HttpEdge } from "../http";

/** What an adapter needs to speak to its vendor. A model that is not named is the default of `default-models.ts`. */
export interface Connection {
  edge: HttpEdge;
  apiKey?: string;
  baseUrl?: string;
  textModel?: string;
  pictureModel?: string;
  videoModel?: string;
  voiceModel?: string;
}
