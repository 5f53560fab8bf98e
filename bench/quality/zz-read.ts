import { cases } from "/work/wt/writer-compose/tests/factories/materials";
import { makeSource, openAccount } from "/work/wt/writer-compose/app/engine/compose/make-source";
import { composeArticle } from "/work/wt/writer-compose/app/engine/formats/article";
import { composeCaptions } from "/work/wt/writer-compose/app/engine/formats/captions";
import { composeHeadline, listPoints } from "/work/wt/writer-compose/app/engine/formats/headline";
import { composeFilm } from "/work/wt/writer-compose/app/engine/formats/film";
import { countWords, stripMarkdown } from "/work/wt/writer-compose/app/engine/checks/sentences";
const only = process.argv[2];
for (const { brief, material } of cases) {
  if (only && !brief.project.name.includes(only)) continue;
  const source = makeSource(brief, material, {
    name: brief.project.name, displayUrl: brief.project.websiteUrl.replace("https://", ""), fullCallToAction: brief.project.defaultCallToAction ?? "",
    keywords: (brief.project.defaultSeoKeywords ?? "").split(", ").filter(Boolean), avoidedWords: [], description: brief.project.description });
  const account = openAccount(source);
  const head = composeHeadline(source, account);
  const post = composeArticle(source, account);
  const captions = composeCaptions(source, account);
  const film = composeFilm(source, account, { ...head, action: source.call }, 76);
  console.log(`\n################ ${brief.project.name} [${source.voice.manners}] ${brief.idea}\n${head.headline} / ${head.supportingLine}\n-- ${countWords(stripMarkdown(post.markdown))} words`);
  console.log(post.markdown, "META", post.metaDescription, "\nEXC", post.excerpt);
  console.log(film.map((s) => `[${s.kind}] (${s.kicker}) ${s.line} | ${s.detail}`).join("\n"));
  for (const c of captions) console.log(`--- ${c.platform} · ${c.hook}${c.shortened ? " (short)" : ""}\n${c.text}`);
}
