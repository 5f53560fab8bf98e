import { expect, test } from "vitest";
import { nameBrowser } from "./name-browser";

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0", "Firefox on Windows"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_4) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15",
    "Safari on macOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0",
    "Microsoft Edge on Windows",
  ],
  ["", null],
  [null, null],
])("%s is %s", (header, name) => {
  expect(nameBrowser(header)).toBe(name);
});

test("whatever a program says of itself, its name is short", () => {
  for (const header of ["<script>".repeat(1000), "x".repeat(100_000), `${"a ".repeat(300)}/1.0`, "\u202e\0/1.0"])
    expect(nameBrowser(header)?.length ?? 0).toBeLessThanOrEqual(40);
});
