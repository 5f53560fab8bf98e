// @ts-check
// Stripe's card field in the checkout. It is loaded from Stripe, as Stripe asks for, and only here; where it does not come, or comes to nothing, the
// form goes to Stripe's own page as it does without scripts. Nothing is ordered and nothing is asked of Stripe before somebody pays.

/**
 * The little of Stripe's script that is used here.
 * @typedef {{ error?: { message?: string }, paymentIntent?: { id: string } }} Confirmed
 * @typedef {{ on(name: string, listener: () => void): void, mount(at: HTMLElement): void, destroy(): void }} PaymentElement
 * @typedef {{ create(kind: "payment"): PaymentElement, submit(): Promise<{ error?: { message?: string } }> }} Elements
 * @typedef {{ elements(options: object): Elements, confirmPayment(options: object): Promise<Confirmed> }} StripeClient
 */

const source = "https://js.stripe.com/v3/";
const texts = {
  declined: "Payment failed. Please try again.",
  notOpened: "Failed to initialize payment. Please try again.",
  unexpected: "An unexpected error occurred. Please try again.",
};

/** @param {string} path @param {object} body @returns {Promise<Response | null>} null where nobody answered */
function send(path, body) {
  const headers = { "Content-Type": "application/json" };
  return fetch(path, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => null);
}

/** @param {StripeClient} stripe @param {HTMLElement} holder @param {HTMLFormElement} form */
function openField(stripe, holder, form) {
  const { amount, currency, mode, order = "{}", label = "", method = "" } = holder.dataset;
  const button = /** @type {HTMLButtonElement} */ (form.querySelector("button[value=stripe]"));
  const said = /** @type {HTMLElement} */ (holder.querySelector("[data-card-said]"));
  const hosted = /** @type {HTMLElement} */ (form.querySelector("[data-hosted]"));
  const theme = matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "stripe";
  const elements = stripe.elements({
    ...{ mode, amount: Number(amount), currency, paymentMethodTypes: ["card"], appearance: { theme } },
  });
  const field = elements.create("payment");
  let isReady = false;
  let isPaying = false;

  /** @param {string} message @param {string} description */
  function fail(message, description) {
    said.textContent = description;
    said.hidden = false;
    dispatchEvent(new CustomEvent("sparkwright:toast", { detail: { message, description, type: "error" } }));
  }

  async function pay() {
    const checked = await elements.submit();
    if (checked.error) return fail("Payment Failed", checked.error.message ?? texts.declined);

    const opened = await send("/api/create-subscription", JSON.parse(order));
    const { planName, billingPeriod } = JSON.parse(order);
    // why the form itself: a plan that is to be changed instead is where its own way leads. What of a pack is paid is not asked for again.
    if (opened?.status === 422) return planName ? form.submit() : location.assign("/payment-success");
    const answer = await opened?.json().catch(() => null);
    if (opened?.status === 404 || opened?.status === 429)
      return fail("Payment Error", answer?.message ?? texts.notOpened);
    if (!opened?.ok || !answer) return fail("Payment Error", texts.notOpened);

    const { clientSecret, orderId } = answer;
    const back = new URL(`/payment-success?${planName ? `plan=${planName}&` : ""}order=${orderId}`, location.origin)
      .href;
    const confirmParams = { return_url: back };
    const paid = await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: "if_required" });
    if (paid.error) return fail("Payment Failed", paid.error.message ?? texts.declined);

    const transactionId = paid.paymentIntent?.id ?? "none";
    const note = { paymentMethod: "card", amount: Number(amount) / 100, planName, transactionId, billingPeriod };
    const noted = await send("/api/payment-success", note);
    // why only said: it is paid, and the page that follows asks Stripe itself.
    // biome-ignore lint/suspicious/noConsole: no error, and the one who wonders finds it here.
    if (!noted?.ok) console.warn("The payment could not be announced; the site finds it by itself.");
    location.assign(back);
  }

  form.addEventListener("submit", (event) => {
    const pressed = event.submitter ?? button;
    if (!isReady || pressed !== button) return;
    event.preventDefault();
    if (isPaying) return;
    isPaying = true;
    said.hidden = true;
    button.setAttribute("aria-busy", "true");
    pay()
      .catch(() => fail("Payment Error", texts.unexpected))
      .finally(() => {
        isPaying = false;
        button.removeAttribute("aria-busy");
      });
  });
  field.on("ready", () => {
    isReady = true;
    hosted.textContent = method;
    for (const [name, text] of Object.entries({ idle: label, busy: "Paying..." })) {
      const shown = button.querySelector(`.label-${name}`);
      if (shown) shown.textContent = text;
    }
  });
  field.on("loaderror", () => {
    isReady = false;
    holder.hidden = true;
    field.destroy();
  });
  holder.hidden = false;
  field.mount(/** @type {HTMLElement} */ (holder.querySelector("[data-card-mount]")));
}

for (const holder of document.querySelectorAll("[data-card-field]")) {
  const form = holder.closest("form");
  if (!(holder instanceof HTMLElement) || !form) continue;
  const script = document.createElement("script");
  script.src = source;
  script.addEventListener("load", () => {
    const open = /** @type {Window & { Stripe?: (key: string) => StripeClient }} */ (window).Stripe;
    if (open) openField(open(holder.dataset.key ?? ""), holder, form);
  });
  document.head.append(script);
}
