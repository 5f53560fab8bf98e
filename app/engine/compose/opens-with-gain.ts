/** What readers get for less. */
export const opensWithGain =
  /^(?:\d+ ?(?:%|percent) off\b|free \p{L}|half[- ]price \p{L}|(?:two|three|four|2|3|4)[- ]for[- ](?:one|two|three|1|2|3)\b|\S+ \S+ of .+ for the price of\b)/iu;
