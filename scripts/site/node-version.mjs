/** Ends the process with a sentence when this Node is too old. Kept to syntax that an old Node can read. */
export function requireNode() {
  const version = process.versions.node;
  const numbers = version.split(".").map(Number);
  if (numbers[0] > 20 || (numbers[0] === 20 && numbers[1] >= 19)) return;
  console.error(
    `Sparkwright needs Node 20.19 or newer, and this is Node ${version}. Get a newer one at https://nodejs.org.`,
  );
  process.exit(1);
}
