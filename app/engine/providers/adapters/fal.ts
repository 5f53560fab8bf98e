import { createFal } from "@ai-sdk/fal";
import { defaultModels } from "../default-models";
import type { Provider } from "../ports";
import { createPictureModel, createVideoModel } from "../sdk-models";
import type { Connection } from "./connection";

const engine = "fal";
/** Seconds of the clips that Luma's Ray 2 makes. */
const clipLengths = [5, 9];

/** fal: pictures and clips of many makers. */
export function connectFal(connection: Connection): Provider {
  const { apiKey = "", baseUrl, edge } = connection;
  const to = (kind: "picture" | "video") => createFal({ apiKey, baseURL: baseUrl, fetch: edge.fetchFor(kind) });
  const picture = connection.pictureModel ?? defaultModels.fal.picture;
  const video = connection.videoModel ?? defaultModels.fal.video;
  return {
    picture: createPictureModel({ engine, model: picture, edge }, to("picture").image(picture), { aspectRatio: "3:4" }),
    video: createVideoModel({ engine, model: video, edge }, to("video").video(video), clipLengths),
  };
}
