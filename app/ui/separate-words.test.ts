import { expect, test } from "vitest";
import { separateWords } from "./separate-words";

test.each([
  ['<a href="/">Sparkwright</a><nav>Pricing</nav>', '<a href="/">Sparkwright</a>\n<nav>Pricing</nav>'],
  ["<a>Edit</a><a>Make again</a>", "<a>Edit</a>\n<a>Make again</a>"],
  ["<button>A</button><form>B</form>", "<button>A</button>\n<form>B</form>"],
  [
    '<span>Add a video</span><span class="badge badge-ok">Video</span>',
    '<span>Add a video</span>\n<span class="badge badge-ok">Video</span>',
  ],
  ["<a>Anna</a><span>, yesterday</span>", "<a>Anna</a><span>, yesterday</span>"],
  ["<p>Read <a>this</a>.</p>", "<p>Read <a>this</a>.</p>"],
  ["<textarea>&lt;/a>&lt;a></textarea>", "<textarea>&lt;/a>&lt;a></textarea>"],
])("%s", (html, separated) => {
  expect(separateWords(html)).toBe(separated);
});
