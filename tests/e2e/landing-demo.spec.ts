import { expect, test } from "#tests/e2e/journey";

const idea = "We are opening a second bakery in Leeds on 4 May";
const attack = `Launch <script>window.taken=1</script> "sale"`;

test("a visitor tries a sentence, sees what is made of it, tries another and signs up with it", async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/");
  await page.getByRole("link", { name: "See Demo" }).click();
  await expect(page).toHaveURL("/#demo");
  const poster = page.getByRole("region", { name: "Demo" }).getByRole("img", { name: /^Poster for/ });
  const before = await poster.getAttribute("alt");

  await visitor.fills({ "Your sentence": idea });
  await visitor.presses(/Make it/);
  await expect(visitor.heading("What the engine made of it")).toBeVisible();
  await expect(page.getByRole("list").filter({ hasText: "AI Processing" }).getByRole("listitem")).toHaveText([
    "Enter Your Idea",
    "AI Processing",
    "Content Generated",
  ]);
  await expect(poster).toHaveAccessibleName(/We are opening a second bakery in Leeds on 4 May/);
  const cards = page.getByRole("region", { name: "What the engine made of it" });
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(["Blog Post", "Images", "Captions", "Videos"]);
  await expect(cards.getByText(/Next it would ask: .+\?$/)).toBeVisible();

  await visitor.presses("Try Again");
  await expect(visitor.field("Your sentence")).toHaveValue("");
  await expect(cards).toBeHidden();
  expect(await poster.getAttribute("alt")).toBe(before);

  await visitor.fills({ "Your sentence": attack });
  await visitor.presses(/Make it/);
  await expect(cards).toBeVisible();
  await expect(page.getByText(attack).first()).toBeVisible();
  for (const [card, type] of [
    ["Images", "image"],
    ["Captions", "caption"],
    ["Videos", "video"],
    ["Blog Post", "blog"],
  ] as const) {
    await expect(cards.getByRole("link", { name: card })).toHaveAttribute("href", new RegExp(`type=${type}&`));
  }
  await cards.getByRole("link", { name: "Blog Post" }).click();
  await expect(visitor.heading("Create your account")).toBeVisible();
  await expect(visitor.toast("Sign up to start creating!")).toBeVisible();
  await expect(visitor.toast("Create your account to generate blog content with AI")).toBeVisible();
  await expect(page.getByRole("note")).toContainText(attack);
});

test("a sentence in another language is set, and the texts say what can be written", async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/");
  await visitor.fills({ "Your sentence": "افتتاح مقهى جديد في القاهرة" });
  await visitor.presses(/Make it/);
  await expect(visitor.heading("What the engine made of it")).toBeVisible();
  await expect(page.getByRole("img", { name: /افتتاح مقهى جديد/ })).toBeVisible();
  await expect(page.getByText("The built-in engine writes in English only.").first()).toBeVisible();
});

test("signs alone are refused beside the field, and stay in it", async ({ visitor, faults }) => {
  const { page } = visitor;
  await page.goto("/");
  await visitor.fills({ "Your sentence": "🎉🎉" });
  await visitor.presses(/Make it/);
  await expect(visitor.field("Your sentence")).toHaveAccessibleDescription(/^Please use words/);
  await expect(visitor.field("Your sentence")).toHaveValue("🎉🎉");
  await expect(page.getByRole("img", { name: /^Poster for Your brand/ })).toBeVisible();
  // why: where the page asks by itself, the refusal is an answer of 400 beside the page
  faults.splice(0, faults.length, ...faults.filter((fault) => !/^400 .*\/demo\?/.test(fault)));
});
