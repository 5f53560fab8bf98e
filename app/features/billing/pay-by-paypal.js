// @ts-check
// PayPal's buttons in the checkout. They are loaded from PayPal, as PayPal asks for, and only here; where they do not come, the form goes to PayPal's
// own page as it does without scripts. Nothing is ordered before somebody presses one.

/**
 * The little of PayPal's script that is used here.
 * @typedef {{ orderID?: string, subscriptionID?: string | null }} Approved
 * @typedef {{ render(at: HTMLElement): Promise<void> }} Buttons
 * @typedef {{ Buttons(options: object): Buttons }} PayPal
 */

const texts = {
  declined: "Payment failed. Please try again.",
  failed: "Payment error occurred. Please try again.",
};

/** @param {string} path @param {object} [body] @returns {Promise<{ ok: boolean, status: number, answer: any }>} */
async function send(path, body) {
  const headers = { "Content-Type": "application/json" };
  const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { method: "POST" };
  const response = await fetch(path, init);
  return { ok: response.ok, status: response.status, answer: await response.json().catch(() => null) };
}

/** @param {PayPal} paypal @param {HTMLElement} holder @param {HTMLElement} fallback */
async function showButtons(paypal, holder, fallback) {
  const { kind = "order", order = "{}", amount } = holder.dataset;
  const said = /** @type {HTMLElement} */ (holder.querySelector("[data-paypal-said]"));
  const { planName } = JSON.parse(order);

  /** @param {string} message @param {string} description */
  function fail(message, description) {
    said.textContent = description;
    said.hidden = false;
    dispatchEvent(new CustomEvent("sparkwright:toast", { detail: { message, description, type: "error" } }));
  }

  async function open() {
    said.hidden = true;
    const { ok, answer } = await send(`/paypal/${kind}`, JSON.parse(order));
    if (!ok) throw new Error(answer?.message ?? texts.failed);
    return answer.id;
  }

  /** @param {Approved} approved */
  async function complete({ orderID, subscriptionID }) {
    const id = subscriptionID ?? orderID ?? "";
    const { ok, status, answer } = await send(`/paypal/order/${encodeURIComponent(id)}/capture`);
    if (status === 422 || answer?.status === "VOIDED") return fail("Payment Failed", answer?.message ?? texts.declined);
    if (!ok) return fail("Payment Error", texts.failed);
    const noted = { paymentMethod: "paypal", amount: Number(amount), planName, transactionId: id };
    // why nothing follows from it: it is paid, and the page that follows asks PayPal itself.
    await send("/api/payment-success", { ...noted, paypalOrderData: { id, status: answer.status } }).catch(() => null);
    location.assign(planName ? `/payment-success?plan=${planName}` : "/payment-success");
  }

  await paypal
    .Buttons({
      style: { layout: "horizontal", label: kind === "order" ? "pay" : "subscribe", tagline: false, height: 44 },
      [kind === "order" ? "createOrder" : "createSubscription"]: open,
      onApprove: (/** @type {Approved} */ approved) =>
        complete(approved).catch(() => fail("Payment Error", texts.failed)),
      onError: (/** @type {unknown} */ error) =>
        fail("Payment Error", error instanceof Error && error.message ? error.message : texts.failed),
    })
    .render(/** @type {HTMLElement} */ (holder.querySelector("[data-paypal-mount]")));
  holder.hidden = false;
  fallback.hidden = true;
}

for (const holder of document.querySelectorAll("[data-paypal-buttons]")) {
  const fallback = holder.closest("form")?.querySelector("button[value=paypal]");
  if (!(holder instanceof HTMLElement) || !(fallback instanceof HTMLElement)) continue;
  const script = document.createElement("script");
  script.src = holder.dataset.script ?? "";
  // why: PayPal's script names the page's nonce on the styles that it writes.
  script.dataset.cspNonce = document.querySelector("script[nonce]")?.nonce ?? "";
  script.addEventListener("load", () => {
    const { paypal } = /** @type {Window & { paypal?: PayPal }} */ (window);
    // why nothing is said: the form's own button stays, and leads to PayPal's page.
    if (paypal) showButtons(paypal, holder, fallback).catch(() => holder.remove());
  });
  document.head.append(script);
}
