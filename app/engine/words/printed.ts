import type { ProjectProfile } from "../brief";
import { cleanWords, cutAtWord } from "./clean-text";

/** The name as it is printed: one line, no tags, at most 60 characters. */
export function printName(project: ProjectProfile): string {
  const plain = project.name
    .replace(/<[^>]*>?/g, " ")
    .replace(/[\p{Cc}*_`[\]<>{}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return cutAtWord(plain, 60) || "our project";
}

/** "https://www.beanthere.example/shop?x=1" gives "beanthere.example/shop"; long paths are left out. */
export function printAddress(address: string): string {
  let display = "";
  try {
    const url = new URL(/^[a-z]+:\/\//i.test(address) ? address : `https://${address}`);
    const path = url.pathname.replace(/\/$/, "");
    display = url.hostname.replace(/^www\./, "") + (path.length <= 24 ? path : "");
  } catch {
    display = cleanWords(address, 60);
  }
  return display.replace(/[()[\]<>"'\s]/g, "");
}

/** A line that the owner typed, on one line and without tags; letter by letter otherwise. */
export const printLine = (text: string | null): string =>
  (text ?? "")
    .replace(/<[^>]*>?/g, " ")
    .replace(/\s+/g, " ")
    .trim();
