/** Characters of the audience that an example shows: it stands in a field of a few lines. */
const longest = 80;

/** An idea for this project, as an example of what to write. */
export function writeExampleIdea({ name, targetAudience }: { name: string; targetAudience: string }): string {
  const audience = targetAudience.split(/[.!?\n]/)[0]?.trim() ?? "";
  if (audience.length === 0) return `Introduce ${name} to somebody new`;
  const short = audience.length <= longest ? audience : `${audience.slice(0, longest).replace(/\s\S*$/, "")}…`;
  return `Introduce ${name} to those it is made for: ${short}`;
}
