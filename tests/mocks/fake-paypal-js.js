// Stands for PayPal's script in a journey: one button, which opens what the page asks for and has its customer agree at once at the stand-in.
const here = new URL(document.currentScript.src);
window.paypal = {
  Buttons: ({ createOrder, createSubscription, onApprove, onError }) => ({
    async render(holder) {
      const style = document.createElement("style");
      style.nonce = document.querySelector("script[data-csp-nonce]").dataset.cspNonce;
      style.textContent = ".from-paypal { min-height: 44px }";
      document.head.append(style);
      const button = document.createElement("button");
      button.type = "button";
      button.className = "from-paypal";
      button.textContent = `PayPal ${here.searchParams.get("intent")} in ${here.searchParams.get("currency")}`;
      button.addEventListener("click", async () => {
        try {
          const id = await (createOrder ?? createSubscription)();
          await fetch(`${here.origin}/checkoutnow?window&token=${id}`, { method: "POST", mode: "no-cors" });
          await onApprove(createOrder ? { orderID: id } : { orderID: "none", subscriptionID: id });
        } catch (error) {
          onError(error);
        }
      });
      holder.append(button);
    },
  }),
};
