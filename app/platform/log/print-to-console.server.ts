/**
 * Writes to standard output what is for whoever runs the program and for no log: the log is JSON lines on standard error, and goes to places
 * where more people read.
 */
export function printToConsole(text: string): void {
  process.stdout.write(`\n${text}\n\n`);
}
