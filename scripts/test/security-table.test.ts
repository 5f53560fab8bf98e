import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const page = readFileSync("docs/security.md", "utf8");

const rows = [
  ...page.matchAll(/^\| V(\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| (met|not met|n\.a\.) \| ([^|]+) \| ([^|]*)\|$/gm),
].map(([, id = "", level = "", asked = "", state = "", how = "", evidence = ""]) => ({
  id,
  level,
  asked,
  state,
  how,
  file: /`([^`]+)`/.exec(evidence)?.[1] ?? "",
  title: /`: (.+?) *$/.exec(evidence)?.[1] ?? "",
}));
const count = (level: string, state?: string) =>
  rows.filter((row) => row.level === level && (state === undefined || row.state === state)).length;

describe("the table of ASVS 5.0", () => {
  test("has every requirement of both levels once, in order", () => {
    expect([count("1"), count("2")]).toEqual([70, 183]);
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const inOrder = [...ids].sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
    expect(ids).toEqual(inOrder);
    // why: a row that the pattern above cannot read would be missed in silence.
    expect(page.match(/^\| V\d/gm)).toHaveLength(rows.length);
  });

  test.each(["1", "2"])("counts as it says: level %s", (level) => {
    const [of, not, met, unmet] = [count(level), count(level, "n.a."), count(level, "met"), count(level, "not met")];
    expect(page).toContain(`| ${level} | ${of} | ${not} | ${of - not} | ${met} | ${unmet} |`);
  });

  test("names what holds each requirement that is met, and why the others are not or do not apply", () => {
    for (const row of rows) {
      expect([row.id, row.how.length > 2]).toEqual([row.id, true]);
      expect([row.id, row.file !== ""]).toEqual([row.id, row.state === "met"]);
    }
  });

  test.each(rows.filter(({ file }) => file !== ""))(
    "V$id rests on something that is there: $file",
    ({ file, title }) => {
      expect(existsSync(file)).toBe(true);
      if (title === "") return;
      const escaped = JSON.stringify(title).slice(1, -1);
      const source = readFileSync(file, "utf8");
      expect(source.includes(`("${escaped}`) || source.includes(`"${escaped}`)).toBe(true);
    },
  );

  test("links lead to pages that are there", () => {
    for (const [, link = ""] of page.matchAll(/\]\(([^)#]+)/g))
      expect([link, existsSync(`docs/${link}`)]).toEqual([link, true]);
  });
});

const sources = ["app", "db"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:tsx?|m?js)$/.test(name) && !name.includes(".test."))
    .map((name) => `${folder}/${name}`),
);
const findIn = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, "utf8")));

test("no connection goes on with a certificate that was not checked", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(findIn(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|ignoreTLS/)).toEqual([]);
});

test("no text becomes a program", () => {
  expect(findIn(/\beval\(|new Function\(|node:vm"|(?<!\.)\bexec(?:Sync)?\(["'`]|shell: true/)).toEqual([]);
});
