import { existsSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderPage } from "#tests/setup/render-page";
import { Landing } from "./landing";
import showcase from "./showcase.json";

const html = (freeSparks: number) =>
  renderPage(() => <Landing freeSparks={freeSparks} demo={{ typed: "" }} billing="monthly" />);
/** What a person reads, without markup. */
const words = (freeSparks: number) =>
  html(freeSparks)
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

describe("the visitor's home page", () => {
  it("shows one sentence, and what it became for three brands", () => {
    const page = words(5000);
    expect(page).toContain(showcase.idea);
    expect(page).toContain(`${showcase.captions.length} captions`);
    expect(page).toContain(showcase.article.title);
    expect(showcase.campaigns).toHaveLength(3);
    for (const { name, poster } of showcase.campaigns) {
      expect(page).toContain(name);
      expect(html(5000)).toContain(`src="${poster.small}"`);
    }
  });

  it("plays its films only when asked to, and without a sound", () => {
    const films = html(5000).match(/<video[^>]*>/g) ?? [];
    expect(films).toHaveLength(3);
    for (const film of films) {
      expect(film).toMatch(/controls=""/);
      expect(film).toMatch(/muted=""/);
      expect(film).toMatch(/preload="none"/);
      expect(film).not.toMatch(/autoplay/i);
    }
  });

  it("says what each type costs and adds it up", () => {
    const page = words(5000);
    expect(page).toMatch(/A video .* 3,300 .* An image .* 300 .* A blog post .* 200 .* Captions .* 50 /);
    expect(page).toMatch(/All four from one sentence: 3,850 sparks/);
    expect(page).toMatch(/A full campaign costs 3,850 sparks and leaves 1,150 sparks to spare/);
  });

  it("promises no whole campaign where the allowance is too small for one", () => {
    const page = words(1000);
    expect(page).toContain("1,000 sparks");
    expect(page).not.toContain("A full campaign costs");
    expect(page).not.toContain("enough for a first campaign");
  });

  it("takes a sentence for the demo, by a form that needs no script", () => {
    const form = /<form id="demo" method="get" action="\/demo#demo".*?<\/form>/.exec(html(5000))?.[0] ?? "";
    expect(form).toMatch(/<label[^>]*for="idea">Your sentence<\/label>/);
    const box = /<input[^>]*name="idea"[^>]*>/.exec(form)?.[0];
    expect(box).toMatch(/required=""[^>]*placeholder="Launch a sustainable coffee brand for millennials"/);
    expect(box).not.toContain("type=");
    expect(form).toMatch(/<button type="submit"[^>]*button-primary.*Make it/);
  });

  it("offers its example to whoever has no sentence, and only to them", () => {
    const example = '<a href="/demo?idea=Launch%20a%20sustainable%20coffee%20brand%20for%20millennials#demo">';
    expect(html(5000)).toContain(example);
    const typed = renderPage(() => <Landing freeSparks={5000} demo={{ typed: "A bakery" }} billing="monthly" />);
    expect(typed).not.toContain(example);
  });

  it("names the demo's three steps, none of them done", () => {
    const steps = /<ol class="demo-steps">.*?<\/ol>/.exec(html(5000))?.[0] ?? "";
    expect(steps.match(/<li>/g)).toHaveLength(3);
    expect(steps.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ")).toBe(
      " Enter Your Idea AI Processing Content Generated ",
    );
  });

  it("leads to sign-up by two calls to action, and to the demo by another", () => {
    const link = (name: string) => new RegExp(`<a href="([^"]*)"[^>]*>${name}`).exec(html(5000))?.[1];
    expect(link("Start Creating")).toBe("/login?tab=register");
    expect(link("Start Your First Project")).toBe("/login?tab=register");
    expect(link("See Demo")).toBe("#demo");
  });

  it("tells three steps, and its claims as goals that nobody has measured", () => {
    const page = words(5000);
    expect(page).toMatch(/How it works .*Write your spark .*Choose content types .*Launch/);
    expect(page).toMatch(/What we aim for 10\+ hours Save 10\+ hours weekly\..* 3x Engagement 3x\./);
    expect(page).toContain("These are goals, not results. Nobody has measured them yet");
  });

  it("marks each of its three testimonials as a sample, for the brands that it shows", () => {
    const voices = /aria-labelledby="voices-title".*?<\/section>/.exec(html(5000))?.[0] ?? "";
    expect(voices.match(/<blockquote>/g)).toHaveLength(3);
    expect(voices.match(/>Sample<\/span>/g)).toHaveLength(3);
    expect(voices).toMatch(/Sample testimonials for the fictional brands above, written by us\./);
    for (const { name } of showcase.campaigns) expect(voices).toContain(name.replace("&", "&amp;"));
  });

  it("answers three questions, folded without a script", () => {
    const questions = /aria-labelledby="questions-title".*?<\/section>/.exec(html(5000))?.[0] ?? "";
    const folded = questions.match(/<details.*?<\/details>/g) ?? [];
    expect(folded).toHaveLength(3);
    for (const part of folded) expect(part).toMatch(/<summary>.*\?<\/span><\/summary><div[^>]*><p>.{80,}<\/p>/);
    expect(questions).toContain("5,000");
  });

  it("has one thing in ember: what makes", () => {
    expect(html(5000).match(/button-primary/g)).toHaveLength(1);
  });

  it("holds what was written here before", () => {
    const page = renderPage(() => (
      <Landing freeSparks={5000} demo={{ typed: 'A "quoted" launch' }} billing="monthly" />
    ));
    expect(page).toContain('value="A &quot;quoted&quot; launch"');
  });
});

describe("the showcase's files", () => {
  const files = showcase.campaigns.flatMap(({ poster, film }) => [
    poster.small,
    poster.large,
    film.src,
    film.poster,
    film.subtitles,
  ]);
  it.each(files)("%s is there and light", (address) => {
    const file = `public${address}`;
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThan(1024 * 1024);
  });
});
