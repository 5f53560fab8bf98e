import { hasProject } from "#tests/e2e/furnished";
import { expect, test } from "#tests/e2e/journey";

test("a person checks the brief, corrects it, makes it, answers a question and makes it again", async ({ visitor }) => {
  const { page } = visitor;
  await hasProject(visitor);
  const factsOf = async () => {
    const spark = await (await page.request.get(`/api/sparks/${visitor.sparkId}`)).json();
    return { ...spark.facts, types: spark.contentTypes };
  };
  const startsMaking = async () => {
    await expect(page).toHaveURL(/\/(processing|results)\/\d+$/);
    visitor.sparkId = visitor.path.split("/").at(-1) ?? "";
  };

  await test.step("the brief is checked, and nothing is made or charged", async () => {
    await page.goto(`${visitor.projectPath}/spark`);
    await visitor.writesIdea("Announce 20% off our autumn coffee until 30 November");
    await visitor.chooses(["blog", "caption"]);
    await visitor.presses("Check the brief");
    const brief = page.getByRole("region", { name: "How we read your idea" });
    await expect(brief).toBeInViewport();
    await expect(visitor.field("Offer or price")).toHaveValue("20% off our autumn coffee");
    await expect(visitor.field("When")).toHaveValue("until 30 November");
    await expect(visitor.field("Where")).toHaveValue("");
    await expect(visitor.field("Your idea")).toHaveValue("Announce 20% off our autumn coffee until 30 November");
    await expect(page.getByRole("checkbox", { name: /^Captions/ })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /^Video/ })).not.toBeChecked();
    expect(await visitor.balance()).toBe(5000);
  });

  await test.step("what is corrected there is what the campaign is made from", async () => {
    await visitor.fills({ When: "until 5 December", Where: "at 12 Mill Lane", "For whom": "" });
    await visitor.presses("Check the brief");
    await expect(page.getByText(/In short: .*until 5 December/)).toBeVisible();
    await expect(visitor.field("For whom")).toHaveValue("");
    await visitor.presses("Create Spark");
    await startsMaking();
    expect(await factsOf()).toMatchObject({
      offer: "20% off our autumn coffee",
      when: "until 5 December",
      where: "at 12 Mill Lane",
      for: null,
    });
    expect(await visitor.balance()).toBe(4750);
  });

  await test.step("the results ask a question, and say what the answer costs", async () => {
    await visitor.waitsForResults();
    await page.getByRole("link", { name: "Questions" }).click();
    const questions = page.getByRole("region", { name: "Make it sharper" });
    await expect(questions).toBeInViewport();
    await questions.getByRole("textbox").last().fill("Choose a bag\nWe roast it on Monday");
    await visitor.chooses(["caption"]);
    await expect(questions.getByRole("button", { name: "Make it again" })).toBeEnabled();
    // why: that colour means 'make', and a page has one such action
    await expect(page.getByRole("main").locator(".button-primary:visible")).toContainText(["Make it again"]);
  });

  await test.step("without an answer nothing is made, and the form says so where it stands", async () => {
    const questions = page.getByRole("region", { name: "Make it sharper" });
    const answers = questions.getByRole("textbox");
    const typed = await answers.last().inputValue();
    await answers.last().fill("");
    await visitor.presses("Make it again");
    await expect(questions.getByRole("alert")).toBeInViewport();
    await expect(questions.getByRole("alert")).toContainText("Answer at least one question");
    await answers.last().fill(typed);
  });

  await test.step("the campaign is made again with the answer, as a new spark", async () => {
    const earlier = visitor.sparkId;
    await visitor.presses("Make it again");
    await startsMaking();
    expect(visitor.sparkId).not.toBe(earlier);
    const again = await factsOf();
    expect(again).toMatchObject({
      types: ["caption"],
      offer: "20% off our autumn coffee",
      when: "until 5 December",
      for: null,
    });
    expect(JSON.stringify(again)).toContain("We roast it on Monday");
    expect(await visitor.balance()).toBe(4700);
    await visitor.waitsForResults();
    await expect(page.getByRole("region", { name: "Captions" }).getByRole("listitem")).toHaveCount(10);
  });
});
