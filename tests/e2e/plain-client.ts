import { type HTMLElement, parse } from "node-html-parser";

/** What a file input is given. */
export interface PlainFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}
type Values = Record<string, string | string[] | PlainFile>;

const clean = (text: string) => text.replace(/\s+/g, " ").trim();

/** A page as a client without scripts and styles knows it: text, links, forms and when to come back. */
export class PlainPage {
  readonly document: HTMLElement;
  constructor(
    private readonly client: PlainClient,
    readonly url: URL,
    readonly status: number,
    readonly headers: Headers,
    readonly html: string,
  ) {
    // why: this client has no scripts, so what stands in <noscript> is for it.
    this.document = parse(html, { blockTextElements: { script: true, style: true } });
  }

  get text(): string {
    return clean((this.document.querySelector("body") ?? this.document).structuredText);
  }

  get heading(): string {
    return clean(this.document.querySelector("h1")?.text ?? "");
  }

  links(): { name: string; href: string }[] {
    return this.document.querySelectorAll("a[href]").map((link) => ({
      name: clean(link.getAttribute("aria-label") ?? link.text),
      href: link.getAttribute("href") ?? "",
    }));
  }

  /** Goes where the first link of this name leads. */
  async follow(name: string | RegExp): Promise<PlainPage> {
    const link = this.links().find((each) => (typeof name === "string" ? each.name === name : name.test(each.name)));
    if (!link)
      throw new Error(
        `${this.url.pathname} has no link ${name}; it has ${this.links()
          .map((each) => each.name)
          .join(", ")}`,
      );
    return this.client.get(new URL(link.href, this.url));
  }

  /** Fills in the form that has this control, and sends it by its first button, or by the one of the given name. */
  async submit(control: string, values: Values = {}, button?: string | RegExp): Promise<PlainPage> {
    const form = this.document
      .querySelectorAll("form")
      .find((each) => each.querySelector(`[name="${control}"]`) && matchesIntent(each, values.intent));
    if (!form) throw new Error(`${this.url.pathname} has no form with ${control}`);
    return this.client.send(this.url, form, values, button);
  }

  /** Sends the form that holds a button of this name. */
  async press(button: string | RegExp): Promise<PlainPage> {
    const form = this.document
      .querySelectorAll("form")
      .find((each) => each.querySelectorAll("button").some((one) => isNamed(one, button)));
    if (!form) throw new Error(`${this.url.pathname} has no form with the button ${button}`);
    return this.client.send(this.url, form, {}, button);
  }

  /** Seconds and address of the refresh that the page asks for. */
  get refresh(): { seconds: number; url: URL } | undefined {
    const content =
      this.document.querySelector('meta[http-equiv="refresh"]')?.getAttribute("content") ??
      this.document.querySelector('meta[http-equiv="Refresh"]')?.getAttribute("content") ??
      this.headers.get("refresh");
    if (!content) return undefined;
    const [seconds = "0", target] = content.split(/;\s*url=/i);
    return { seconds: Number.parseFloat(seconds), url: new URL(target ?? this.url, this.url) };
  }
}

function isNamed(button: HTMLElement, name: string | RegExp): boolean {
  const own = clean(button.getAttribute("aria-label") ?? button.text);
  return typeof name === "string" ? own === name : name.test(own);
}

function matchesIntent(form: HTMLElement, intent: unknown): boolean {
  return intent === undefined || form.querySelector('[name="intent"]')?.getAttribute("value") === intent;
}

/** A client that knows HTTP, cookies, links and forms, and nothing else: as a text browser, it sends neither Origin nor Sec-Fetch-Site. */
export class PlainClient {
  private readonly cookies = new Map<string, string>();
  constructor(
    private readonly base: string,
    readonly address = `10.${octet()}.${octet()}.${octet()}`,
  ) {}

  async get(target: string | URL): Promise<PlainPage> {
    return this.request(new URL(target, this.base), { method: "GET" });
  }

  /** The answer itself, redirects not followed. */
  async raw(target: string | URL, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(new URL(target, this.base), {
      ...init,
      redirect: "manual",
      headers: { ...this.headers(), ...(init.headers as Record<string, string>) },
    });
    this.keep(response);
    return response;
  }

  async send(page: URL, form: HTMLElement, values: Values, button?: string | RegExp): Promise<PlainPage> {
    const data = filledIn(form, values, button);
    const action = new URL(form.getAttribute("action") || page.href, page);
    if ((form.getAttribute("method") ?? "get").toLowerCase() === "get") {
      action.search = new URLSearchParams([...data].map(([name, value]) => [name, String(value)])).toString();
      return this.get(action);
    }
    const multipart = form.getAttribute("enctype") === "multipart/form-data";
    const body = multipart ? data : new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
    return this.request(action, { method: "POST", body });
  }

  private headers() {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return { "x-forwarded-for": this.address, accept: "text/html", ...(cookie && { cookie }) };
  }

  private keep(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/max-age=0\b|expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  private async request(url: URL, init: RequestInit, redirects = 0): Promise<PlainPage> {
    const response = await this.raw(url, init);
    const location = response.headers.get("location");
    if (location && response.status >= 300 && response.status < 400) {
      if (redirects > 5) throw new Error(`${url} redirects without end`);
      return this.request(new URL(location, url), { method: "GET" }, redirects + 1);
    }
    return new PlainPage(this, url, response.status, response.headers, await response.text());
  }
}

const octet = () => 1 + Math.floor(Math.random() * 254);

/** What a browser would send: the form's own values, overridden by what the person typed, and the button pressed. */
function filledIn(form: HTMLElement, values: Values, button?: string | RegExp): FormData {
  const data = new FormData();
  const typed = new Set<string>();
  for (const control of form.querySelectorAll("input[name], textarea[name], select[name]")) {
    const name = control.getAttribute("name") ?? "";
    const type = control.getAttribute("type") ?? "text";
    if (control.hasAttribute("disabled") || ["submit", "button", "image", "reset"].includes(type)) continue;
    if (name in values) {
      if (!typed.has(name)) append(data, name, values[name] ?? "");
      typed.add(name);
    } else if (type === "file") data.append(name, new Blob([], { type: "application/octet-stream" }), "");
    else if (type !== "checkbox" && type !== "radio") data.append(name, ownValue(control));
    else if (control.hasAttribute("checked")) data.append(name, control.getAttribute("value") ?? "on");
  }
  const buttons = form.querySelectorAll("button").filter((one) => (one.getAttribute("type") ?? "submit") === "submit");
  const pressed = button === undefined ? buttons[0] : buttons.find((one) => isNamed(one, button));
  if (pressed?.hasAttribute("disabled")) throw new Error(`The button "${clean(pressed.text)}" is disabled`);
  const pressedName = pressed?.getAttribute("name");
  if (pressedName) data.append(pressedName, pressed?.getAttribute("value") ?? "");
  return data;
}

function append(data: FormData, name: string, value: string | string[] | PlainFile) {
  if (typeof value === "string") data.append(name, value);
  else if (Array.isArray(value)) for (const each of value) data.append(name, each);
  else data.append(name, new Blob([value.bytes], { type: value.type }), value.name);
}

function ownValue(control: HTMLElement): string {
  if (control.tagName === "TEXTAREA") return control.textContent.replace(/^\r?\n/, "");
  if (control.tagName === "SELECT") {
    const options = control.querySelectorAll("option");
    const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0];
    return chosen?.getAttribute("value") ?? clean(chosen?.text ?? "");
  }
  return control.getAttribute("value") ?? "";
}
