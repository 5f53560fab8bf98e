/** A section that only an appeal has: what a reader can do, with and without money. */
export const waysToHelp = {
  headings: [
    "Ways to help",
    "What you can do, with and without money",
    "Help comes in many sizes",
    "Pick what suits you",
    "More than one way to help",
  ],
  leads: [
    "Not everybody can give the same. Choose what fits your life.",
    "Money helps most directly, and it is not the only thing that helps.",
    "You can do one of these today and another next month.",
    "There is something here for a full purse, an empty one and a busy week.",
    "Whichever of these you choose, it moves things on.",
  ],
  items: [
    "**Give once:** an amount that you will not miss.",
    "**Give regularly:** small sums that come every month make planning possible.",
    "**Share this page:** with one person who would want to know, and a line of your own.",
    "**Lend a hand:** ask us where a few hours would be useful.",
    "**Ask at work:** colleagues and employers often look for something to support.",
    "**Give instead of presents:** for a birthday, a wedding, a farewell.",
    "**Offer what you know:** driving, writing, repairing, doing the books.",
    "**Collect together:** a class, a street or a club reaches further than one person.",
  ],
  ends: [
    "If you have an idea that is not on the list, tell us.",
    "None of them is too small.",
    "Choose one, and do it before the week is over.",
    "You will find the way to do each of them on our website, or by asking us.",
    "The best one is the one you will really do.",
  ],
};
