import { expect, test } from "vitest";
import { aBrief } from "#tests/factories/a-brief";
import { readMaterial } from "../message/read-material";
import { tellIdea } from "./tell-idea";

const tell = (idea: string) =>
  tellIdea(readMaterial(aBrief("Ledger Lane", "Accounting software for cafés.", "Owners of cafés", idea)), "Try it");

test.each([
  ["We are launching our first rota app on 2 June", ["Our first rota app launches on 2 June."]],
  ["Launch of our Shift Swap on 2 June", ["Our Shift Swap launches on 2 June."]],
  ["We are launching our rota apps on 2 June", ["Our rota apps launch on 2 June."]],
])("what a launch comes to: %s", (idea, told) => {
  expect(tell(idea)).toEqual(told);
});
