import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Theme } from '../../content/schema/fields/theme';
import type { FactSheet } from './fact-sheet';

/** A sheet of US Letter, in points. */
const MARGIN = 58;
const WIDTH = 612 - 2 * MARGIN;

/** The light colors of tokens.css, for print. */
const COLORS: Record<Theme | 'soft' | 'rule', string> = {
  ink: '#151822',
  soft: '#484b55',
  rule: '#d9d4c9',
  green: '#005d2e',
  blue: '#0053a0',
  purple: '#73338b',
  indigo: '#474b9f',
};

const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';

/** The fact sheet as a PDF of one page: the same bytes for the same facts. */
export async function drawFactSheet(facts: FactSheet): Promise<Buffer> {
  const title = `${facts.name}: fact sheet`;
  // A fixed date: a timestamp would make every file different.
  const info = { Title: title, Author: facts.name, CreationDate: new Date(0) };
  const pdf = new PDFDocument({ size: 'LETTER', margin: MARGIN, info, lang: 'en', displayTitle: true });
  const bytes = buffer(pdf);
  drawHead(pdf, facts);
  drawFigures(pdf, facts);
  drawServices(pdf, facts);
  drawPart(pdf, 'Delivered', `${facts.delivered}. All figures are company figures.`);
  drawPart(pdf, 'Press', facts.press);
  pdf.end();
  return bytes;
}

type Pdf = InstanceType<typeof PDFDocument>;

function drawHead(pdf: Pdf, { name, day, blurb }: FactSheet) {
  pdf.font(BOLD).fontSize(15).fillColor(COLORS.ink).text(name, MARGIN, MARGIN);
  pdf
    .font(REGULAR)
    .fontSize(10)
    .fillColor(COLORS.soft)
    .text(`Fact sheet, ${day}`, MARGIN, MARGIN + 4, { width: WIDTH, align: 'right' });
  drawRule(pdf, COLORS.ink, MARGIN + 26);
  pdf
    .fontSize(16)
    .fillColor(COLORS.ink)
    .text(blurb, MARGIN, MARGIN + 50, { width: WIDTH, lineGap: 4 });
  pdf.moveDown(1.5);
}

function drawFigures(pdf: Pdf, { figures }: FactSheet) {
  const top = pdf.y;
  const column = WIDTH / Math.max(1, figures.length);
  drawRule(pdf, COLORS.ink, top);
  for (const [index, { value, label }] of figures.entries()) {
    const left = MARGIN + index * column;
    pdf
      .font(BOLD)
      .fontSize(24)
      .fillColor(COLORS.ink)
      .text(value, left, top + 14, { width: column - 10 });
    pdf
      .font(REGULAR)
      .fontSize(9)
      .fillColor(COLORS.soft)
      .text(label, left, top + 44, { width: column - 10 });
  }
  pdf.y = top + 72;
}

function drawServices(pdf: Pdf, { services }: FactSheet) {
  drawHeading(pdf, 'Services');
  for (const { label, theme, description } of services) {
    const top = pdf.y;
    pdf.font(BOLD).fontSize(10.5).fillColor(COLORS[theme]).text(label, MARGIN, top, { width: 110 });
    pdf
      .font(REGULAR)
      .fontSize(10)
      .fillColor(COLORS.ink)
      .text(description, MARGIN + 120, top, { width: WIDTH - 120, lineGap: 2 });
    drawRule(pdf, COLORS.rule, pdf.y + 5);
    pdf.y += 13;
  }
}

function drawPart(pdf: Pdf, title: string, text: string) {
  drawHeading(pdf, title);
  pdf.font(REGULAR).fontSize(10.5).fillColor(COLORS.ink).text(text, MARGIN, pdf.y, { width: WIDTH, lineGap: 2 });
}

function drawHeading(pdf: Pdf, title: string) {
  pdf
    .font(BOLD)
    .fontSize(13)
    .fillColor(COLORS.ink)
    .text(title, MARGIN, pdf.y + 18);
  pdf.moveDown(0.5);
}

function drawRule(pdf: Pdf, color: string, y: number) {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.75)
    .strokeColor(color)
    .stroke();
}
