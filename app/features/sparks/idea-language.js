// Says at the cards what nobody here can write in the idea's language, as soon as the idea was typed. Which languages those are is the
// server's to say: the page that begins with this idea is asked for, and its notices are taken over.

/** As many characters of an idea as an address of ours takes. */
const longest = 300;

const field = document.querySelector(".spark-form [name=prompt]");
let asked = "";

field?.addEventListener("change", async () => {
  const idea = [...field.value.replace(/\s+/g, " ").trim().slice(0, longest)].join("");
  if (idea === asked) return;
  asked = idea;
  const answer = await fetch(`${location.pathname}?idea=${encodeURIComponent(idea)}`).catch(() => null);
  if (!answer?.ok || asked !== idea) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const card of document.querySelectorAll(".type-card")) {
    const box = card.querySelector("input");
    const known = card.querySelector(".type-card-language");
    const told = page.querySelector(`.type-card:has(input[value="${box.value}"]) .type-card-language`);
    if (told && known) continue;
    known?.remove();
    if (!told) continue;
    card.append(told);
    box.checked = false;
  }
});
