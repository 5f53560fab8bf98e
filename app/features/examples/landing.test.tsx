import { existsSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderPage } from "#tests/setup/render-page";
import { Landing } from "./landing";
import showcase from "./showcase.json";

const html = (freeSparks: number) => renderPage(() => <Landing freeSparks={freeSparks} />);
/** What a person reads, without markup. */
const words = (freeSparks: number) =>
  html(freeSparks)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

describe("the visitor's home page", () => {
  it("shows the sentence and all that was made from it", () => {
    const page = words(5000);
    expect(page).toContain(showcase.idea);
    expect(page).toContain(`${showcase.captions.length} captions`);
    expect(page).toContain(showcase.article.title);
    expect(html(5000)).toContain(`src="${showcase.film.src}"`);
  });

  it("says what each type costs and adds it up", () => {
    const page = words(5000);
    expect(page).toMatch(/A video .* 3,300 .* An image .* 300 .* A blog post .* 200 .* Captions .* 50 /);
    expect(page).toMatch(/All four, from one sentence 3,850 sparks/);
    expect(page).toMatch(/One whole campaign takes 3,850 sparks and leaves you 1,150 sparks for more/);
  });

  it("promises no whole campaign where the allowance is too small for one", () => {
    const page = words(1000);
    expect(page).toContain("1,000 sparks");
    expect(page).not.toContain("One whole campaign takes");
    expect(page).not.toContain("enough for a first campaign");
  });

  it("leads to sign-up", () => {
    expect(html(5000)).toMatch(/href="\/login\?tab=register"[^>]*class="button button-primary".*Start Creating/);
  });
});

describe("the showcase's files", () => {
  const { poster, film } = showcase;
  it.each([poster.small, poster.large, film.src, film.poster, film.subtitles])("%s is there and light", (address) => {
    const file = `public${address}`;
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThan(1024 * 1024);
  });
});
