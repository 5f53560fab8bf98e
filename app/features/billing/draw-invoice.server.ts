import { Path2D, PDFDocument, type SKRSContext2D } from "@napi-rs/canvas";
import { type FaceName, getFont, isRightToLeft, keepDrawableText } from "~/engine/embedded/fonts/fonts";
import { emberStroke, inkStrokes } from "~/ui/mark";
import { formatDay } from "./format-day";
import { formatMoney } from "./format-money";
import { formatInvoiceNumber, type Invoice, type InvoiceDocument } from "./invoice-document";

/** Points. A sheet of A4; what is drawn keeps to what Letter has as well, which is 50 points shorter, so both print it in its size. */
const sheet = { width: 595, height: 842 };
const left = 56;
const right = sheet.width - left;
const top = 60;
const middle = 310;
/** Where the names of the sums begin. */
const sums = 360;
/** The share of the width that a column of text may take. */
const column = 230;

const ink = "#29211b";
const soft = "#6a5f56";
const rule = "#ddd5ca";
const ember = "#e4682a";

/** An invoice or a credit note as a PDF. Names in any script that our fonts hold are drawn in it; what no font holds is left out. */
export function drawInvoice(invoice: Invoice): Buffer {
  const { document, number, kind } = invoice;
  const name = formatInvoiceNumber(number);
  const title = kind === "invoice" ? "Invoice" : "Credit note";
  const pdf = new PDFDocument({ title: `${title} ${name}`, author: document.seller.name, creator: "Sparkwright" });
  const pen = new Pen(pdf.beginPage(sheet.width, sheet.height) as SKRSContext2D);
  pen.drawMark();
  pen.write(title, { size: 26, face: "textBold" });
  pen.skip(6);
  pen.writeBoth("Number", { colour: soft }, name, { x: left + 60 });
  pen.writeBoth("Date", { colour: soft }, formatDay(invoice.issuedAt), { x: left + 60 });
  pen.skip(24);
  const { y } = pen;
  pen.writeParty("From", document.seller, left);
  const end = pen.y;
  pen.y = y;
  pen.writeParty("Billed to", document.buyer, middle);
  pen.y = Math.max(end, pen.y) + 22;
  drawLines(pen, document);
  drawTotals(pen, document);
  pen.skip(20);
  const verb = kind === "invoice" ? "Paid by" : "The payment was made by";
  pen.write(`${verb} ${document.paidBy} on ${formatDay(new Date(document.paidAt))}.`, { width: right - left });
  if (document.notes.length > 0) pen.skip(8);
  for (const note of document.notes) pen.write(note, { colour: soft, width: right - left });
  pdf.endPage();
  return pdf.close();
}

function drawLines(pen: Pen, { lines, currency }: InvoiceDocument): void {
  const head = { size: 9, colour: soft };
  pen.writeBoth("Description", head, "Amount", { ...head, align: "right" });
  pen.drawRule();
  for (const { description, amount } of lines) {
    pen.writeBoth(description, { width: 370 }, formatMoney(amount, currency), { align: "right" });
    pen.drawRule();
  }
}

function drawTotals(pen: Pen, { total, vat, currency }: InvoiceDocument): void {
  const write = (label: string, amount: number, style: Style = {}) => {
    pen.skip(3);
    pen.writeBoth(label, { x: sums, ...style }, formatMoney(amount, currency), { align: "right", ...style });
  };
  if (vat) {
    write("Net", total - vat.amount);
    write(`VAT ${vat.percent}%`, vat.amount);
    pen.drawRule(sums);
  }
  write(`Total (${currency.toUpperCase()})`, total, { face: "textBold", size: 14 });
}

interface Style {
  x?: number;
  size?: number;
  face?: FaceName;
  colour?: string;
  align?: "left" | "right";
  /** Lines are broken at it. */
  width?: number;
}

/** Writes down a page, line by line; `y` is where the next one begins. */
class Pen {
  y = top;
  constructor(private readonly context: SKRSContext2D) {}

  skip(points: number): void {
    this.y += points;
  }

  write(given: string, { x, size = 10.5, face = "text", colour = ink, align = "left", width }: Style = {}): void {
    const text = keepDrawableText(given);
    const { font, variation } = getFont(face, text, size);
    const { context } = this;
    Object.assign(context, { font, fontVariationSettings: variation, fillStyle: colour, textAlign: align });
    context.direction = isRightToLeft(text) ? "rtl" : "ltr";
    for (const line of width ? breakLines(context, text, width) : [text]) {
      context.fillText(line, x ?? (align === "right" ? right : left), this.y + size);
      this.y += size + 3.5;
    }
  }

  /** Two texts that begin at the same height. */
  writeBoth(text: string, style: Style, beside: string, besideStyle: Style): void {
    const { y } = this;
    this.write(beside, besideStyle);
    const end = this.y;
    this.y = y;
    this.write(text, style);
    this.y = Math.max(end, this.y);
  }

  writeParty(label: string, { name, address, email, vatId }: InvoiceDocument["buyer"], x: number): void {
    this.write(label, { x, size: 9, colour: soft });
    this.skip(2);
    this.write(name, { x, face: "textBold", width: column });
    for (const line of [...address, ...(email ? [email] : []), ...(vatId ? [`VAT ${vatId}`] : [])])
      this.write(line, { x, width: column });
  }

  drawRule(from = left): void {
    this.context.fillStyle = rule;
    this.context.fillRect(from, this.y + 3, right - from, 0.75);
    this.y += 11;
  }

  /** The mark, at the end of the first line. */
  drawMark(): void {
    const { context } = this;
    context.save();
    context.translate(right - 32, top - 2);
    context.fillStyle = ink;
    context.fill(new Path2D(inkStrokes));
    context.fillStyle = ember;
    context.fill(new Path2D(emberStroke));
    context.restore();
  }
}

/** Breaks at spaces, and within what is too long by itself: after a mark as addresses have it, else anywhere. */
function breakLines(context: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  const fits = (candidate: string) => context.measureText(candidate).width <= width;
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = "";
    for (const part of word.split(/(?<=[@._/-])/)) {
      if (line && !fits(line + part)) {
        lines.push(line);
        line = "";
      }
      for (const { segment } of fits(line + part) ? [{ segment: part }] : new Intl.Segmenter().segment(part)) {
        if (!fits(line + segment)) {
          lines.push(line);
          line = "";
        }
        line += segment;
      }
    }
  }
  return line ? [...lines, line] : lines;
}
