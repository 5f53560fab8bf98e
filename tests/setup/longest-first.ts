import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest, the longest first. One that begins last keeps a core idle while it ends alone. */
const longest = [
  "tests/process/crash.test.ts",
  "app/engine/embedded/video/render-film.test.ts",
  "app/engine/embedded/picture/draw-poster.test.ts",
  "tests/process/start.test.ts",
];

/** Orders the files of a run: the longest first, also on a machine that has not run them before. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (file: TestSpecification) => {
      const place = longest.findIndex((name) => file.moduleId.endsWith(name));
      return place === -1 ? longest.length : place;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
