import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { defaultModels } from "../default-models";
import type { Provider } from "../ports";
import { createPictureModel, createTextModel, createVideoModel } from "../sdk-models";
import type { Connection } from "./connection";

const engine = "google";
/** Seconds of the clips that Veo makes. */
const clipLengths = [4, 6, 8];

/** Google's Gemini API: texts, pictures and clips. */
export function connectGoogle(connection: Connection): Provider {
  const { apiKey = "", baseUrl, edge } = connection;
  const to = (kind: "text" | "picture" | "video") =>
    createGoogleGenerativeAI({ apiKey, baseURL: baseUrl, fetch: edge.fetchFor(kind) });
  const text = connection.textModel ?? defaultModels.google.text;
  const picture = connection.pictureModel ?? defaultModels.google.picture;
  const video = connection.videoModel ?? defaultModels.google.video;
  return {
    text: createTextModel({ engine, model: text, edge }, to("text")(text)),
    // 3:4 is the one upright ratio near a poster's 4:5 that all of Google's picture models take.
    picture: createPictureModel({ engine, model: picture, edge }, to("picture").image(picture), { aspectRatio: "3:4" }),
    video: createVideoModel({ engine, model: video, edge }, to("video").video(video), clipLengths),
  };
}
