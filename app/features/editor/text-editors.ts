import type { ContentType } from "~/engine/engine";
import { isAds, isEmail } from "~/engine/written-text";
import { listScenes } from "~/features/sparks/script";
import type { StoredContent } from "~/features/sparks/stored-content";
import { adsEditor } from "./edit-ads";
import { articleEditor } from "./edit-article";
import { captionsEditor } from "./edit-captions";
import { emailEditor } from "./edit-email";
import { listSceneTexts } from "./edit-film";
import {
  type EditableText,
  makeText,
  type TextEditors,
  type TextType,
  type TypedTexts,
  takeTyped,
} from "./text-editor";

const editors: TextEditors = {
  blog: {
    list: (content) => (isEmail(content) ? emailEditor.list(content) : articleEditor.list(content)),
    apply: (content, typed) =>
      isEmail(content) ? emailEditor.apply(content, typed) : articleEditor.apply(content, typed),
  },
  caption: {
    list: (content) => (isAds(content) ? adsEditor.list(content) : captionsEditor.list(content)),
    apply: (content, typed) =>
      isAds(content) ? adsEditor.apply(content, typed) : captionsEditor.apply(content, typed),
  },
  image: {
    list: ({ altText }) => [makeText("altText", "Alt text", altText, { rows: 3, most: 1000 })],
    apply: (picture, typed) => ({ ...picture, altText: takeTyped(picture.altText, typed.altText) }),
  },
};

/** The texts of a part that can be read, and edited. */
export function listTexts<T extends ContentType>(type: T, content: StoredContent[T]): EditableText[] {
  if (type === "video") return listSceneTexts(listScenes(content as StoredContent["video"]));
  return editors[type as TextType].list(content as never);
}

/** The content of a part with what was typed. */
export function applyTexts<T extends TextType>(
  type: T,
  content: StoredContent[T],
  typed: TypedTexts,
): StoredContent[T] {
  return editors[type].apply(content, typed);
}
