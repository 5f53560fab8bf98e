/** Whether brackets and braces in a JSON text nest deeper than so many levels. Linear, and parses nothing. */
export function isDeeperThan(levels: number, json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const sign = json[index];
    if (isInString) {
      if (sign === "\\") index += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') {
      isInString = true;
    } else if (sign === "{" || sign === "[") {
      depth += 1;
      if (depth > levels) return true;
    } else if (sign === "}" || sign === "]") {
      depth -= 1;
    }
  }
  return false;
}
