/** Whether a text has only one end of a quotation: an odd number of quotation marks. */
export const breaksQuotation = (text: string): boolean => (text.match(/["“”]/g)?.length ?? 0) % 2 === 1;
