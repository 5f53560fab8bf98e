/**
 * The article's own sentences. Braces are filled from the plan, and a sentence whose value is missing is left out; "<this|that>" is a
 * choice; a mark in square brackets keeps a sentence to some tones: [c] spoken ones, [f] formal ones, or one tone's name, and [none]
 * to ideas that name nothing we could speak of; [tool] keeps it from trades whose things are eaten, given or lived through.
 */
export interface KindFrames {
  /** What the message is, in the introduction. */
  announce: string[];
  ideaHeadings: string[];
  /** The idea in full, once. */
  ideaLead: string[];
  /** Whom it is for. */
  forWhom: string[];
  /** Short paragraphs of advice about such a message, each complete in itself. */
  notes: string[];
  /** From what the project is to the idea. */
  connect: string[];
  /** Before a section about the trade. */
  tradeLead: string[];
  closeHeadings: string[];
  closeLead: string[];
  closeEnd: string[];
  faqs: { question: string; answers: string[] }[];
}
