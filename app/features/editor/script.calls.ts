import { z } from "zod";
import { sceneLimits } from "~/engine/formats/film";
import { sceneLine } from "~/features/sparks/script";
import { type DescribedCalls, doneAnswer, rowParams } from "~/platform/http/described-call";

const scene = sceneLine.meta({
  id: "Scene",
  description: "The kicker is a small line above, the detail a smaller one below.",
});

/** More than any film has: what is too many for this film is said by what it has. */
const mostSent = 2 * sceneLimits.most;

const example = {
  scenes: [
    { kind: "promise", kicker: "Bean There", line: "Autumn is here", detail: "" },
    { kind: "action", kicker: "Bean There", line: "Order the box", detail: "beanthere.example" },
  ],
};

/** The calls about a film's script that waits to be approved. */
export const scriptCalls = {
  read: {
    name: "readScript",
    method: "GET",
    path: "/api/sparks/{id}/script",
    summary: "The script of a film that waits for your approval",
    params: rowParams,
    answer: { status: 200, meaning: "Its scenes, in their order.", body: z.object({ scenes: z.array(scene) }) },
    refusals: { 404: "You have no such spark, or no script of it waits." },
  },
  approve: {
    name: "approveScript",
    method: "POST",
    path: "/api/sparks/{id}/script",
    summary: "Approve a film's script",
    details:
      "The film is made from these scenes: as they were read or changed, with points added, taken out or moved. A line that was changed may have 76 characters, its smaller one included; the kickers stay.",
    params: rowParams,
    body: z.object({ scenes: z.array(scene).max(mostSent) }),
    example,
    answer: { status: 200, meaning: "The film is on its way.", body: doneAnswer },
    refusals: { 404: "You have no such spark, or no script of it waits." },
  },
} as const satisfies DescribedCalls;
