/** Whether a sum is typed somewhere in a text, without regard to how much it is: "£5", "Rs 399", "DKK 3,900", "40 kr". */
export const holdsSum = (text: string): boolean => sum.test(text);
const sum =
  /[£$€₹₦¥₱₵]\s?\d|\bR ?\d{2,}|\b(?:AED|KES|KSh|ZAR|USD|EUR|CHF|SEK|NOK|DKK|PHP|NGN|INR|GBP|AUD|CAD|SGD|R\$|Rs\.?|kr) ?\d|\d ?(?:[€£]|euros?|pounds|dollars|rupees|pesos|naira|shillings|kr)(?!\p{L})/iu;
