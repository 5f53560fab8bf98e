/** A section that only a story has: whom one would like to thank. */
export const thanksSection = {
  headings: [
    "Whom we would like to thank",
    "Thanks where they are due",
    "The people in this story",
    "Without whom",
    "A round of thanks",
  ],
  leads: [
    "A list like this is never complete. We will try all the same.",
    "Thank-yous should name names. As we cannot name them all:",
    "You may find yourself in one of these lines.",
    "In no order, because there is none:",
    "We would rather thank too many than one too few.",
    "If you read only one part of this page, read this one.",
  ],
  items: [
    "**Those who came back:** there is no greater compliment, and no plainer one.",
    "**Those who told us the truth:** it was not always nice to hear, and it was always useful.",
    "**Those who brought somebody along:** one recommendation does more than any advertisement.",
    "**Those who waited:** on the busy days, with more patience than we had earned.",
    "**Our families:** for the evenings we came home late.",
    "**Those who were there at the start:** when there was little to see and a lot to believe in.",
    "**The new faces:** for asking why we do things the way we do them.",
    "**Those who help behind the scenes:** deliveries, repairs, accounts, a hand at the right moment.",
    "**The neighbours:** for a friendly nod on ordinary mornings.",
    "**Those who do not come any more:** you are part of it as well.",
    "**Whoever reads this:** attention is worth a great deal, and you have just given us some.",
    "**The quiet ones:** who never say much and are always there.",
  ],
  ends: [
    "To all of you: thank you.",
    "If we have forgotten somebody, and we have, please forgive us.",
    "You know who you are.",
    "The rest we will say in person.",
    "We could go on, and perhaps we will, at a table, with you.",
  ],
};
