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
  write(pdf, name, [BOLD, 15, COLORS.ink], MARGIN, MARGIN);
  write(pdf, `Fact sheet, ${day}`, [REGULAR, 10, COLORS.soft], MARGIN, MARGIN + 4, { width: WIDTH, align: 'right' });
  drawRule(pdf, COLORS.ink, MARGIN + 26);
  write(pdf, blurb, [REGULAR, 16, COLORS.ink], MARGIN, MARGIN + 50, { width: WIDTH, lineGap: 4 });
  pdf.moveDown(1.5);
}

function drawFigures(pdf: Pdf, { figures }: FactSheet) {
  const top = pdf.y;
  const column = WIDTH / Math.max(1, figures.length);
  drawRule(pdf, COLORS.ink, top);
  for (const [index, { value, label }] of figures.entries()) {
    const left = MARGIN + index * column;
    write(pdf, value, [BOLD, 24, COLORS.ink], left, top + 14, { width: column - 10 });
    write(pdf, label, [REGULAR, 9, COLORS.soft], left, top + 44, { width: column - 10 });
  }
  pdf.y = top + 72;
}

function drawServices(pdf: Pdf, { services }: FactSheet) {
  drawHeading(pdf, 'Services');
  for (const { label, theme, description } of services) {
    const top = pdf.y;
    write(pdf, label, [BOLD, 10.5, COLORS[theme]], MARGIN, top, { width: 110 });
    write(pdf, description, [REGULAR, 10, COLORS.ink], MARGIN + 120, top, { width: WIDTH - 120, lineGap: 2 });
    drawRule(pdf, COLORS.rule, pdf.y + 5);
    pdf.y += 13;
  }
}

function drawPart(pdf: Pdf, title: string, text: string) {
  drawHeading(pdf, title);
  write(pdf, text, [REGULAR, 10.5, COLORS.ink], MARGIN, pdf.y, { width: WIDTH, lineGap: 2 });
}

function drawHeading(pdf: Pdf, title: string) {
  write(pdf, title, [BOLD, 13, COLORS.ink], MARGIN, pdf.y + 18);
  pdf.moveDown(0.5);
}

type TextStyle = [font: string, size: number, color: string];

/** @param left of the text, in points, as is `top` */
function write(
  pdf: Pdf,
  text: string,
  [font, size, color]: TextStyle,
  left: number,
  top: number,
  options: PDFKit.Mixins.TextOptions = {},
) {
  pdf.font(font).fontSize(size).fillColor(color).text(text, left, top, options);
}

function drawRule(pdf: Pdf, color: string, y: number) {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.75)
    .strokeColor(color)
    .stroke();
}
