// Stands for https://js.stripe.com/v3/ in a journey: a card field with one input, whose number says what the bank does. It asks
// api.stripe.com, as Stripe's own script does, which the journey answers too.
window.Stripe = (key) => ({
  elements: (options) => {
    const input = document.createElement("input");
    input.setAttribute("aria-label", "Card number");
    const listeners = {};
    return {
      input,
      options,
      submit: async () => (input.value ? {} : { error: { message: "Your card number is incomplete." } }),
      create: () => ({
        on: (name, listener) => {
          listeners[name] = listener;
        },
        mount: (holder) => {
          holder.append(input);
          listeners.ready();
        },
        destroy: () => input.remove(),
      }),
    };
  },
  confirmPayment: async ({ elements, clientSecret }) => {
    const { amount, currency, mode } = elements.options;
    const asked = new URLSearchParams({ key, clientSecret, amount, currency, mode, card: elements.input.value });
    const answer = await fetch(`https://api.stripe.com/v1/confirm?${asked}`);
    return answer.json();
  },
});
