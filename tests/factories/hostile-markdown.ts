/** Texts of at most so many characters that cost a parser far more than they are long, by what they are made of. */
export function listHostileMarkdown(length: number): Record<string, string> {
  const repeat = (text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
  const wideTable = `${"|a".repeat(100)}|\n${"|-".repeat(100)}|\n`;
  const longLink = `[a]: https://a.example/${"b".repeat(length / 2)}\n\n`;
  return {
    "quotes in lists": repeat("> - "),
    quotes: repeat(">"),
    "quotes apart": repeat("> "),
    "numbered lists": repeat("1. "),
    "lists of many lines": repeat("- - - - - - - - - - a\n"),
    "quotes of many lines": repeat(`${"> ".repeat(20)}a\n\n`),
    "emphasis that never ends": repeat("*a_ "),
    "emphasis in emphasis": repeat("*a **a "),
    "pictures in pictures": repeat("!["),
    brackets: repeat("[a]("),
    "lines that are headings": repeat("a\n=\n"),
    "a table with empty cells": wideTable + "|\n".repeat((length - wideTable.length) / 2),
    "a long address many times": longLink + repeat("[a] ").slice(0, length - longLink.length),
  };
}
