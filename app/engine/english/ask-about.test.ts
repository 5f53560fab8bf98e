import { describe, expect, it } from "vitest";
import { askAbout } from "./ask-about";

describe("the question that a sentence answers", () => {
  it.each([
    ["We are open Tuesday to Sunday.", "When are you open?", "Tuesday to Sunday."],
    ["You will find us at 14 Corve Row.", "Where are you?", "At 14 Corve Row."],
    ["An annual boiler service is £84.", "What does an annual boiler service cost?", "£84."],
    ["A 10 week course is £165, with lunch.", "What does a 10 week course cost?", "£165, with lunch."],
    ["Haircuts start at £18.", "What do haircuts cost?", "From £18."],
    ["The price is £12 a head.", "What does it cost?", "£12 a head."],
    ["The adoption fee is $120.", "How much is the adoption fee?", "$120."],
    ["The minimum order is £20.", "How much is the minimum order?", "£20."],
    ["A fixed price is €2,400 plus VAT.", "How much is the fixed price?", "€2,400 plus VAT."],
    ["You get a ten-year guarantee.", "How long is the guarantee?", "Ten years."],
    ["You get a 12 month guarantee on all repairs.", "How long is the guarantee?", "12 months, on all repairs."],
    ["You get a lifetime guarantee.", "Is there a guarantee?", "Yes, a lifetime guarantee."],
    ["Dogs are welcome on a lead.", "Are dogs welcome?", "Yes, on a lead."],
    ["Beginners are welcome.", "Are beginners welcome?", "Yes, they are."],
    ["Towels are provided; bring your own mat.", "Are towels provided?", "Yes, they are. Bring your own mat."],
    ["Adults pay £5.20.", "What do adults pay?", "£5.20."],
    ["No experience is needed.", "Do I need experience?", "No, you do not need any."],
    ["No appointment is needed.", "Do I need an appointment?", "No, you do not need one."],
    ["No card is needed for the trial.", "Do I need a card?", "No, not for the trial."],
  ])("%s", (sentence, question, answer) => expect(askAbout(sentence)).toEqual({ question, answer }));

  it.each(["We bake overnight.", "It costs £2.50.", "We are included.", ""])("is not asked of '%s'", (sentence) =>
    expect(askAbout(sentence)).toBeNull(),
  );
});
