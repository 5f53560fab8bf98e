import { expect, it } from "vitest";
import descriptions from "./descriptions.json";
import { introduceBusiness } from "./introduce-business";

it.each(descriptions as [line: string, sentence: string][])("'%s' is introduced as '%s'", (line, sentence) => {
  expect(introduceBusiness("Hallam", line)).toBe(sentence);
});
