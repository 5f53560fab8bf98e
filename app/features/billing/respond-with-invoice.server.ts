import { formatInvoiceNumber, type Invoice } from "./invoice-document";

/** The PDF of an invoice or a credit note, to be looked at in the browser and saved under its number. */
export async function respondWithInvoice(invoice: Invoice): Promise<Response> {
  // why only now: the canvas and its fonts are of no use to all other pages.
  const { drawInvoice } = await import("./draw-invoice.server");
  const name = `${invoice.kind === "invoice" ? "invoice" : "credit-note"}-${formatInvoiceNumber(invoice.number)}.pdf`;
  return new Response(new Uint8Array(drawInvoice(invoice)), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${name}"`,
      // why not the policy of other files: browsers may take the window in which they show a PDF for an embedded object.
      "Content-Security-Policy": "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
