export interface Pronouns {
  /** "her", "them": who it is done for. */
  object: string | null;
  /** "her", "their": whose it is. */
  possessive: string | null;
}

/** What the form offers for a main character. */
export const pronounChoices = ["she/her", "he/him", "they/them", "it/its"] as const;

const forms: Record<string, Pronouns> = {
  "she/her": { object: "her", possessive: "her" },
  "he/him": { object: "him", possessive: "his" },
  "they/them": { object: "them", possessive: "their" },
  "it/its": { object: "it", possessive: "its" },
};

/** Reads what was chosen or typed; anything but the choices is taken as "subject/object/possessive", as far as it goes. */
export function readPronouns(text: string | null): Pronouns {
  if (!text) return { object: null, possessive: null };
  const known = forms[text.toLowerCase()];
  if (known) return known;
  const [, object, possessive] = text.split("/").map((word) => word.trim() || null);
  return { object: object ?? null, possessive: possessive ?? null };
}

/** The choice of the form that these pronouns are; null for others and for none. */
export function choosePronouns({ object, possessive }: Pronouns): string | null {
  return (
    pronounChoices.find((choice) => forms[choice]?.object === object && forms[choice]?.possessive === possessive) ??
    null
  );
}
