import {
  hasAccount,
  hasFailedSpark,
  hasFilmInWords,
  hasProject,
  hasRedoUnderWay,
  hasSpark,
  hasVoice,
  isMade,
  isShared,
  usesUpRecommendations,
} from "#tests/e2e/furnished";
import { test } from "#tests/e2e/journey";
import { everyType, type Visitor } from "#tests/e2e/visitor";
import { takeScreenshots } from "./take-screenshots";

/** What a page shows besides how it opens, by what brings it about. */
const states: Record<string, (visitor: Visitor) => Promise<void>> = {
  "question about cookies": async ({ page }) => {
    await page.context().clearCookies();
    await page.goto("/");
  },
  "sign-up refused": async (visitor) => {
    await visitor.page.goto("/login?tab=register");
    await visitor.pressesUnchecked("Sign Up");
  },
  "sign-in refused": async (visitor) => {
    await visitor.signsIn({ with: "not the password" });
  },
  "sign-up from the demo": async ({ page }) => {
    await page.goto("/demo?idea=We+open+a+second+bakery+in+Leeds");
    await page.getByRole("link", { name: "Blog Post" }).click();
  },
  "demo made": async ({ page }) => {
    await page.goto("/demo?idea=A+winter+sale+on+walking+boots,+20%25+off+until+31+January");
  },
  "demo refused": async ({ page }) => {
    await page.goto("/demo?idea=%21%21");
  },
  "landing by the year": async ({ page }) => {
    await page.goto("/?billing=annual");
  },
  "sign-in by others": async ({ page }) => {
    await page.goto("/login?social=Google");
  },
  "contact refused": async (visitor) => {
    await visitor.page.goto("/contact");
    await visitor.pressesUnchecked("Send Message");
  },
  "home without a project": async (visitor) => {
    await visitor.signsUp();
  },
  "home with a template": async (visitor) => {
    await hasProject(visitor);
    await visitor.page.goto("/content-templates");
    await visitor.presses("Use Template Product Launch Blog Post");
  },
  "home with a template let go": async (visitor) => {
    await hasProject(visitor);
    await visitor.page.goto("/content-templates");
    await visitor.presses("Use Template Product Launch Blog Post");
    await visitor.presses("Clear");
  },
  "home with a recommendation open": async (visitor) => {
    await hasProject(visitor);
    await visitor.page.goto("/");
    await visitor.page.getByText("Start with captions").first().click();
  },
  "home without recommendations": async (visitor) => {
    await hasProject(visitor);
    await usesUpRecommendations(visitor);
    await visitor.page.goto("/");
  },
  "home with quick actions": async (visitor) => {
    await hasProject(visitor);
    await visitor.page.goto("/");
    await visitor.page.getByLabel("Quick actions", { exact: true }).last().click();
  },
  "account menu": async (visitor) => {
    await hasAccount(visitor);
    await visitor.page.goto("/");
    await visitor.opensAccountMenu();
  },
  "project created": async (visitor) => {
    await hasAccount(visitor);
    await visitor.createsProject();
  },
  "project refused": async (visitor) => {
    await hasAccount(visitor);
    await visitor.page.goto("/project/new");
    await visitor.pressesUnchecked("Continue");
  },
  "project not found": async (visitor) => {
    await hasAccount(visitor);
    await visitor.page.goto("/project/999999/spark");
  },
  "spark refused": async (visitor) => {
    await hasProject(visitor);
    await visitor.page.goto(`${visitor.projectPath}/spark`);
    await visitor.chooses(["video"]);
    await visitor.writesIdea("Short");
    await visitor.pressesUnchecked("Create Spark");
  },
  "spark with a template": async (visitor) => {
    await hasProject(visitor);
    await visitor.page.goto(`${visitor.projectPath}/spark?templateId=1&templateApplied=true`);
  },
  "spark with a recommendation": async (visitor) => {
    await hasProject(visitor);
    await visitor.page.goto("/");
    await visitor.page.getByText("Start with captions").first().click();
    await visitor.page.getByRole("button", { name: /^Use this.*Start with captions/ }).click();
  },
  "balance too small": async (visitor) => {
    await hasProject(visitor);
    await hasSpark(visitor, ["video"]);
    await visitor.page.goto(`${visitor.projectPath}/spark`);
    await visitor.chooses(everyType);
  },
  "spark failed": async (visitor) => {
    await hasProject(visitor);
    await hasFailedSpark(visitor, "The server ran out of disk space.");
    await visitor.page.goto(visitor.processingPath);
  },
  "results failed": async (visitor) => {
    await hasProject(visitor);
    await hasFailedSpark(visitor, null);
    await visitor.page.goto(visitor.resultsPath);
  },
  "whole campaign": async (visitor) => {
    await hasProject(visitor);
    await isMade(visitor, (await hasSpark(visitor, everyType)).documentId);
    await visitor.page.goto(visitor.resultsPath);
  },
  "film that is made anew": async (visitor) => {
    await hasProject(visitor);
    await hasFilmInWords(visitor);
    const film = visitor.resultsPath;
    await hasRedoUnderWay(visitor, visitor.sparkId);
    await visitor.page.goto(film);
  },
  "script with a scene more": async (visitor) => {
    await hasProject(visitor);
    await hasFilmInWords(visitor);
    await visitor.page.goto(`${visitor.resultsPath}/edit/video`);
    await visitor.presses("Add a scene");
    await visitor.fills({ "Scene 2": "Single-origin, from one farm" });
    await visitor.presses("Preview");
  },
  "article previewed": async (visitor) => {
    await hasProject(visitor);
    await isMade(visitor, (await hasSpark(visitor, ["blog"])).documentId);
    await visitor.page.goto(`${visitor.resultsPath}/edit/blog`);
    await visitor.presses("Preview");
  },
  "article changed elsewhere": async (visitor) => {
    await hasProject(visitor);
    await isMade(visitor, (await hasSpark(visitor, ["blog"])).documentId);
    await visitor.page.goto(`${visitor.resultsPath}/edit/blog`);
    await savesElsewhere(visitor, "Autumn, roasted on Mondays");
    await visitor.fills({ Title: "Mondays are for roasting" });
    await visitor.presses("Save");
  },
  "results shared": async (visitor) => {
    await hasProject(visitor);
    await isMade(visitor, (await hasSpark(visitor, ["caption"])).documentId);
    await isShared(visitor);
    await visitor.page.goto(`${visitor.resultsPath}#review`);
  },
  "review refused": async (visitor) => {
    await hasProject(visitor);
    await isMade(visitor, (await hasSpark(visitor, ["caption"])).documentId);
    await visitor.page.goto(await isShared(visitor));
    await visitor.pressesUnchecked("Send comment");
  },
  "texts by their voice": async (visitor) => {
    await hasProject(visitor);
    await hasVoice(visitor);
    await isMade(visitor, (await hasSpark(visitor, ["blog", "caption"])).documentId);
    await visitor.page.goto(visitor.resultsPath);
  },
};

/** Another tab saves another title of the article that is open for editing. */
async function savesElsewhere({ page, resultsPath }: Visitor, title: string) {
  const other = await page.context().newPage();
  await other.goto(`${resultsPath}/edit/blog`);
  await other.getByLabel("Title").fill(title);
  await other.getByRole("button", { name: "Save" }).click();
  await other.waitForURL(/#blog$/);
  await other.close();
}

for (const [name, reach] of Object.entries(states)) {
  test(name, async ({ visitor }, info) => {
    await reach(visitor);
    await takeScreenshots(visitor.page, info, name);
  });
}
