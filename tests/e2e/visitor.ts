import { expect, type Page } from "@playwright/test";

export type ContentType = "blog" | "image" | "caption" | "video";
export const everyType: readonly ContentType[] = ["blog", "image", "caption", "video"];

/** The names of the content types' checkboxes, as a person reads them. */
const typeNames: Record<ContentType, RegExp> = {
  blog: /^Blog Post/,
  image: /^Image/,
  caption: /^Captions/,
  video: /^Video/,
};

export const password = "spark-and-flint-7";

let visitors = 0;
const newEmail = () => `visitor-${Date.now().toString(36)}-${process.pid}-${++visitors}@example.com`;

/** A person at a browser. Every verb is something a person does, and finds things by what a person reads. */
export class Visitor {
  email = newEmail();
  projectName = "";
  /** Where the last project and spark are, e.g. "/project/3". */
  projectPath = "";
  #sparkId = "";
  readonly #asked: string[] = [];

  constructor(readonly page: Page) {}

  get sparkId() {
    return this.#sparkId;
  }

  /** Remembers a spark of the last project as the last one. */
  set sparkId(id: string) {
    this.#sparkId = id;
    this.#asked.push(this.processingPath);
  }

  get resultsPath() {
    return `${this.projectPath}/results/${this.sparkId}`;
  }

  get processingPath() {
    return `${this.projectPath}/processing/${this.sparkId}`;
  }

  /** The path of the page that is shown. */
  get path() {
    return new URL(this.page.url()).pathname;
  }

  heading(name: string | RegExp) {
    return this.page.getByRole("heading", { name });
  }

  /** A message of the server about what just happened. */
  toast(text: string | RegExp) {
    return this.page.getByRole("region", { name: /messages/i }).getByText(text);
  }

  /** The control with this label that a person sees: a page with tabs holds hidden ones too. */
  field(label: string) {
    return this.page
      .getByRole("main")
      .getByLabel(new RegExp(`^${label}`, "i"))
      .filter({ visible: true });
  }

  /** Fills in controls by their labels. */
  async fills(values: Record<string, string>) {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }

  async presses(name: string | RegExp) {
    await this.page.getByRole("main").getByRole("button", { name }).click();
  }

  /** Sends the form of this button without the browser's own checks, to see what the server says. */
  async pressesUnchecked(name: string | RegExp) {
    const button = this.page.getByRole("main").getByRole("button", { name });
    await button.evaluate((element: HTMLButtonElement) => element.form?.setAttribute("novalidate", ""));
    await button.click();
  }

  async signsUp({ firstName = "Robin", lastName = "Wright", email = this.email } = {}) {
    this.email = email;
    await this.page.goto("/login?tab=register");
    await this.fills({
      "First name": firstName,
      "Last name": lastName,
      Email: email,
      Password: password,
      "Confirm password": password,
    });
    await this.presses("Sign Up");
    await expect(this.page).toHaveURL("/");
  }

  async signsIn({ email = this.email, with: secret = password, at = "/login" } = {}) {
    await this.page.goto(at);
    await this.fills({ Email: email, Password: secret });
    await this.presses("Sign In");
  }

  async opensAccountMenu() {
    await this.page
      .getByRole("navigation", { name: "Account" })
      .getByLabel(/^Account/)
      .click();
  }

  async signsOut() {
    await this.page.goto("/");
    await this.opensAccountMenu();
    await this.page.getByRole("button", { name: "Logout" }).click();
    await expect(this.page.getByRole("link", { name: "Login" }).first()).toBeVisible();
  }

  /** A new project with what the form needs, and whatever else is given by its label. */
  async createsProject({ name = "Bean There", more = {} }: { name?: string; more?: Record<string, string> } = {}) {
    this.projectName = name;
    await this.page.goto("/project/new");
    await this.fills({
      "Project name": name,
      Website: "https://beanthere.example",
      Description: "A small roastery that sells single-origin coffee by post, roasted to order.",
      "Target audience": "People who brew coffee at home and care where it comes from",
      ...more,
    });
    await this.presses("Continue");
    await expect(this.page).toHaveURL(/\/project\/\d+\/spark$/);
    this.projectPath = this.path.replace(/\/spark$/, "");
  }

  async chooses(types: readonly ContentType[]) {
    for (const type of everyType)
      await this.page.getByRole("checkbox", { name: typeNames[type] }).setChecked(types.includes(type));
  }

  async writesIdea(idea: string) {
    await this.page.getByLabel(/idea/i).fill(idea);
  }

  /** Fills in the spark form of the last project and sends it. Ends on the page that shows the making. */
  async createsSpark({
    idea = "A launch for our autumn single-origin",
    types = everyType,
  }: {
    idea?: string;
    types?: readonly ContentType[];
  } = {}) {
    await this.page.goto(`${this.projectPath}/spark`);
    await this.writesIdea(idea);
    await this.chooses(types);
    await this.presses("Create Spark");
    await expect(this.page).toHaveURL(/\/(processing|results)\/\d+$/);
    this.sparkId = this.path.split("/").at(-1) ?? "";
  }

  /** Stays on the page until it goes to the results by itself, and there until all of them have come. */
  async waitsForResults() {
    await expect(this.page).toHaveURL(this.resultsPath, { timeout: 180_000 });
    await expect(this.page.getByText("Some of it is still being made.")).toHaveCount(0, { timeout: 180_000 });
  }

  /** What the header says is left. */
  async balance(): Promise<number> {
    const text = await this.page
      .getByRole("banner")
      .getByText(/Balance:/)
      .locator("..")
      .innerText();
    return Number(text.replace(/\D/g, ""));
  }

  /** Cancels what is still being made: the next person's spark would wait for it. */
  async leavesNothingInTheQueue() {
    for (const path of this.#asked) await this.page.request.post(`${path}/cancellation`, { form: {} });
  }
}
