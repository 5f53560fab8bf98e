import { setTimeout as pause } from "node:timers/promises";

/** Someone who uses the product over HTTP. @param {string} url */
export async function signUpPerson(url) {
  const person = new Person(url);
  await person.post("/api/register", {
    email: `bench-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`,
    password: "spark-and-flint-7",
    firstName: "Robin",
    lastName: "Wright",
  });
  return person;
}

/** Someone who has an account. @param {string} url @param {{ email: string, password: string }} credentials */
export async function signInPerson(url, credentials) {
  const person = new Person(url);
  await person.post("/api/login", credentials);
  return person;
}

class Person {
  /** @type {Map<string, string>} */
  cookies = new Map();
  /** @param {string} url */
  constructor(url) {
    this.url = url;
  }

  get cookie() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** @param {string} path @param {RequestInit} [init] */
  async ask(path, init = {}) {
    const response = await fetch(this.url + path, { ...init, headers: { cookie: this.cookie, ...init.headers } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }

  /** @param {string} path @param {unknown} body */
  async post(path, body) {
    const headers = { "content-type": "application/json" };
    return (await this.ask(path, { method: "POST", body: JSON.stringify(body), headers })).json();
  }

  /** @param {string} path */
  async get(path) {
    return (await this.ask(path)).json();
  }

  /** Milliseconds until a page has arrived whole, rendered anew: one that was kept says nothing of what it took to make. @param {string} path */
  async waitsFor(path) {
    const since = performance.now();
    await (await this.ask(path, { headers: { "cache-control": "no-cache" } })).text();
    return performance.now() - since;
  }

  /** @returns {Promise<{ id: number }>} */
  hasProject() {
    return this.post("/api/projects", {
      name: "Bean There",
      websiteUrl: "https://beanthere.example",
      description: "A small roastery that sells single-origin coffee by post, roasted to order.",
      targetAudience: "People who brew coffee at home and care where it comes from",
    });
  }

  /** @param {number} projectId @param {string[]} contentTypes @returns {Promise<{ id: number, documentId: string }>} */
  asksFor(projectId, contentTypes) {
    return this.post("/api/sparks", { projectId, contentTypes, prompt: "A launch for our autumn single-origin" });
  }

  /** Seconds until a spark is complete. Does something between two looks, every quarter of a second. @param {string} documentId @param {() => Promise<unknown>} [meanwhile] */
  async waitsForSpark(documentId, meanwhile = () => pause(250)) {
    const since = performance.now();
    for (;;) {
      const { status, parts } = await this.get(`/api/status/${documentId}`);
      if (status === "complete" && Object.values(parts).every((state) => state === "completed"))
        return (performance.now() - since) / 1000;
      if (status !== "pending" && status !== "processing")
        throw new Error(`The spark is ${status}: ${JSON.stringify(parts)}`);
      await meanwhile();
    }
  }
}
