import { expect, test } from "vitest";
import { signedInRequest } from "#tests/factories/requests";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { testEngine } from "#tests/factories/test-engine";
import { makeUser } from "#tests/factories/users";
import { renderPage } from "#tests/setup/render-page";
import { PartFailure } from "~/engine/engine";
import { onlyEnglishMessage } from "~/engine/other-language";
import { makeSpark } from "~/features/sparks/make-spark.server";
import * as page from "~/routes/studio/results";
import { answerOf } from "./answer-of";

test("results say in one line, in words for their user, what was not written for its language", async () => {
  const user = await makeUser();
  const spark = await makeWaitingSpark(user, { contentTypes: ["blog", "image", "caption"] });
  const refused = () => new PartFailure("unsupported-language", onlyEnglishMessage);
  const engine = testEngine({
    blog: (type, { onFailure }) => onFailure(type, refused()),
    caption: (type, { onFailure }) => onFailure(type, refused()),
  });
  await makeSpark(spark.documentId, { engine, signal: new AbortController().signal });

  const request = await signedInRequest(user, `/project/${spark.projectId}/results/${spark.id}`);
  const params = { id: String(spark.projectId), sparkId: String(spark.id) };
  const { data: loaderData } = await answerOf(page.loader, request, params);
  const html = renderPage(page.default, { loaderData }).replaceAll("<!-- -->", "");
  expect(html).not.toContain("results-note-bad");
  expect(html.match(/role="note"[^>]*>[^<]*not written/g)).toHaveLength(1);
  expect(html).toContain(
    "Blog post and captions: not written. The built-in writer writes in English only. Describe your idea in English to have it written. Nothing was charged.",
  );
  expect(html).not.toMatch(/text provider/);
});
