import { startProduct } from "../scripts/test/start-product.mjs";

/** Accounts, each of which is asked about three times: more would be kept from them. */
const accounts = 67;
const timesEach = 3;

const octet = () => 1 + Math.floor(Math.random() * 254);
/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * What somebody who guesses can read from the time of an answer: the medians of 201 for addresses with an account and as many without, asked
 * for in turns. Status and text have to be the same.
 * @returns {Promise<{ name: string, value: number, unit: string, most: number }[]>}
 */
export async function measureSameAnswers() {
  const product = await startProduct();
  /** @param {string} path @param {unknown} body */
  const post = async (path, body) => {
    // why: what is limited is counted for each network.
    const headers = { "content-type": "application/json", "x-forwarded-for": `10.${octet()}.${octet()}.${octet()}` };
    const since = performance.now();
    const answer = await fetch(product.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    return { said: `${answer.status} ${await answer.text()}`, took: performance.now() - since };
  };
  try {
    const known = Array.from({ length: accounts }, (_, index) => `known-${index}@example.com`);
    const names = { firstName: "Robin", lastName: "Wright" };
    for (const email of known) await post("/api/register", { ...names, email, password: "spark-and-flint-7" });
    const rows = [];
    for (const [name, path, more] of /** @type {const} */ ([
      ["forgotten password", "/api/forgot-password", {}],
      ["sign-in", "/api/login", { password: "not-the-one-7" }],
    ])) {
      /** @type {[number[], number[]]} */
      const times = [[], []];
      for (let turn = 0; turn < accounts * timesEach; turn++) {
        const email = known[turn % accounts] ?? "";
        const [has, hasNot] = [
          await post(path, { email, ...more }),
          await post(path, { email: email.replace("known", "other"), ...more }),
        ];
        if (has.said !== hasNot.said) throw new Error(`${path} says '${has.said}', and '${hasNot.said}' to a stranger`);
        times[0].push(has.took);
        times[1].push(hasNot.took);
      }
      const value = Math.abs(median(times[0]) - median(times[1]));
      rows.push({
        name: `${name}: an address with an account, to one without (medians of 201)`,
        value,
        unit: "ms",
        most: 5,
      });
    }
    return rows;
  } finally {
    await product.stop();
  }
}
