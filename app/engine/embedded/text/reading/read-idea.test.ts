import { describe, expect, it } from "vitest";
import { type Idea, readIdea } from "./read-idea";

const cases: [idea: string, reading: Partial<Idea>][] = [
  ["A launch for our autumn single-origin", { kind: "launch", subject: "our autumn single-origin" }],
  ["Launch a sustainable coffee brand for millennials", { kind: "launch", again: "the brand", plural: false }],
  [
    "Our summer linen collection is here",
    { kind: "launch", subject: "our summer linen collection", again: "the collection" },
  ],
  ["Write a blog post about our new night cream", { kind: "launch", subject: "our new night cream", statement: null }],
  ["<script>alert('x')</script> Launch our <b>new</b> lamp", { kind: "launch", subject: "our new lamp" }],
  ["hey can you make a post about our new vegan burger its really good 🍔🍔", { subject: "our new vegan burger" }],
  ["just launched: our candle subscription box", { kind: "launch", subject: "our candle subscription box" }],
  [
    "mince pies are back",
    { kind: "launch", subject: "our mince pies", plural: true, statement: "Mince pies are back" },
  ],
  ["Flu jabs now available", { statement: "Our flu jabs are now available", again: "the jabs" }],
  [
    "Our new app tracks your sleep",
    { kind: "launch", subject: "our new app", statement: "Our new app tracks your sleep" },
  ],
  [
    "We now send automatic payment reminders on WhatsApp",
    {
      kind: "launch",
      subject: "our automatic payment reminders",
      again: "the reminders",
      plural: true,
      deed: "send automatic payment reminders on WhatsApp",
      where: "on WhatsApp",
      statement: "We now send automatic payment reminders on WhatsApp",
    },
  ],
  [
    "Croissants every Friday morning from our new oven",
    { subject: "our croissants", again: "the croissants", when: "every Friday morning", where: "from our new oven" },
  ],
  ["From Monday you can book online", { kind: "launch", deed: "let you book online", when: "from Monday" }],
  ["customers can now pay by card", { subject: "paying by card", deed: "let customers pay by card", again: null }],
  ["We deliver to Leith and Portobello now", { deed: "deliver to Leith and Portobello now", again: "the delivery" }],
  ["we moved to bigger premises in Leith", { subject: "our move to bigger premises", where: "in Leith" }],
  ["Tell people we now do delivery", { subject: "our delivery", statement: "We now do delivery" }],
  ["Garden waste collection is back from 1 March", { subject: "our garden waste collection", when: "from 1 March" }],
  [
    "20% off all boots this weekend",
    { kind: "offer", terms: "20% off all boots", when: "this weekend", again: "the offer" },
  ],
  [
    "Two for one on all pizzas every Tuesday",
    { kind: "offer", terms: "two for one on all pizzas", when: "every Tuesday" },
  ],
  ["free shipping this week", { kind: "offer", subject: "free shipping", when: "this week" }],
  [
    "Kids eat free on Mondays in August",
    { kind: "offer", subject: null, terms: "kids eat free", when: "on Mondays in August" },
  ],
  [
    "Black Friday deal: free tune-up with every new bike",
    { kind: "offer", subject: "a free tune-up with every new bike" },
  ],
  ["HUGE SUMMER SALE ON ALL SANDALS", { kind: "offer", subject: "our huge summer sale on all sandals" }],
  [
    "Open day at our nursery on Saturday",
    { kind: "event", again: "the open day", when: "on Saturday", where: "at our nursery" },
  ],
  [
    "Join our webinar about pensions on Thursday 3 March at 7pm",
    { kind: "event", subject: "our webinar about pensions", when: "on Thursday 3 March at 7pm", again: "the webinar" },
  ],
  ["Save the date: summer fair on 6 July", { kind: "event", subject: "our summer fair", when: "on 6 July" }],
  ["Quiz night returns! Wednesdays 8pm", { kind: "event", subject: "our quiz night", when: "Wednesdays 8pm" }],
  ["Book signing with Ines Aldana this Thursday", { kind: "event", subject: "our book signing with Ines Aldana" }],
  ["We are opening a second bakery in Porto", { kind: "opening", subject: "our second bakery", where: "in Porto" }],
  [
    "Grand Opening Of Our New Flower Shop In Camden",
    { kind: "opening", subject: "our new flower shop", where: "in Camden" },
  ],
  [
    "How to brew coffee at home",
    { kind: "how-to", task: "brew coffee at home", subject: "brewing coffee at home", again: null },
  ],
  [
    "explain why regular teeth cleaning matters",
    { kind: "how-to", subject: "regular teeth cleaning", asked: "why regular teeth cleaning matters" },
  ],
  ["5 tips for learning Spanish after work", { kind: "how-to", task: "learn Spanish after work" }],
  ["A guide to choosing running shoes", { kind: "how-to", task: "choose running shoes" }],
  ["What to ask before hiring a wedding photographer", { asked: "what to ask before hiring a wedding photographer" }],
  ["How do I know if my dog is overweight?", { task: "know if your dog is overweight" }],
  ["Is your roof ready for winter?", { kind: "how-to", asked: "whether your roof is ready for winter" }],
  ["Should you rent or buy?", { asked: "whether to rent or buy" }],
  ["What does a conveyancer do?", { asked: "what a conveyancer does" }],
  ["wood floors vs tiles", { kind: "how-to", subject: "the choice between wood floors and tiles" }],
  ["Coping with grief at Christmas", { kind: "how-to", task: "cope with grief at Christmas" }],
  ["Regular flossing prevents gum disease", { kind: "how-to", asked: "why regular flossing prevents gum disease" }],
  ["Raise awareness of skin cancer", { subject: "skin cancer", asked: "what to know about skin cancer" }],
  ["Teach customers how to care for leather boots", { kind: "how-to", task: "care for leather boots" }],
  [
    "we turn ten this october!!",
    { kind: "story", subject: "our tenth birthday", when: "this October", statement: "We turn ten this October" },
  ],
  ["Meet our new head baker", { kind: "story", subject: "our new head baker", again: "the baker" }],
  ["Big news! We won Best Bakery 2026.", { kind: "story", statement: "We won Best Bakery 2026" }],
  ["thank you to our volunteers", { kind: "story", subject: "our volunteers", plural: true }],
  ["We're hiring a part-time vet nurse", { kind: "hiring", shortSubject: "a part-time vet nurse", again: "the role" }],
  ["Volunteers needed for our Christmas soup kitchen", { kind: "hiring", shortSubject: "volunteers" }],
  ["We need drivers for our food bank", { kind: "hiring", shortSubject: "drivers" }],
  ["Raise money for our winter meals", { kind: "fundraiser", subject: "our winter meals", plural: true }],
  [
    "Get beginners to book a first training session",
    { task: "book a first training session", statement: "Book a first training session" },
  ],
  ["Get more people to try our lunch menu", { subject: "our lunch menu", statement: "Try our lunch menu" }],
  ["Remind people to service their boiler before winter", { task: "service your boiler before winter" }],
  ["Support local farmers", { subject: "supporting local farmers" }],
  [
    "Valentine's Day gift ideas",
    { kind: "product", subject: "our Valentine's Day gift ideas", again: "the gift ideas" },
  ],
  ["promote my dog walking service in Hackney", { subject: "our dog walking service", where: "in Hackney" }],
  ["boiler broken? we're there within two hours", { statement: "Boiler broken? We're there within two hours" }],
  ["Introducing contactless check-in: no queue, no paper, no waiting", { subject: "our contactless check-in" }],
];

describe("reading an idea", () => {
  it.each(cases)("%s", (text, reading) => {
    expect(readIdea(text, [])).toMatchObject(reading);
  });

  it.each([
    "asdfghjklq",
    "🎉🎉🎉🎉🎉",
    "Make our brand better known",
    "so basically we want to tell everyone that it is great",
    'Launch "the',
  ])("takes no subject from %j", (text) => {
    expect(readIdea(text, []).subject).toBeNull();
  });

  it("never lets a phrase hold its time twice", () => {
    for (const [text] of cases) {
      const { subject, when } = readIdea(text, []);
      if (subject && when) expect(subject).not.toContain(when);
    }
  });

  it("keeps a name's capital", () => {
    expect(readIdea("Pagewatch now sends weekly reports", ["Pagewatch"]).statement).toBe(
      "Pagewatch now sends weekly reports",
    );
  });
});
