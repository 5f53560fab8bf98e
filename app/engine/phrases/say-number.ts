const words = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A whole number as it is read in running text: in words up to twelve, then in figures. */
export const sayNumber = (number: number): string => words[number] ?? number.toLocaleString("en-GB");
