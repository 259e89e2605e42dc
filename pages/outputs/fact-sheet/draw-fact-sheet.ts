import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { formatHex } from 'culori';
import PDFDocument from 'pdfkit';
import { lightColors, typesetText } from 'sitewright/drawing';
import { drawing } from '../../drawing';
import type { FactSheet } from './fact-sheet';

/** A sheet of US Letter, in points. */
const MARGIN = 58;
const WIDTH = 612 - 2 * MARGIN;
/** The gap between columns, and the width of the first of two columns. */
const GAP = 14;
const FIRST_COLUMN = 110;

const REGULAR = drawing.fonts[400];
const BOLD = drawing.fonts[600];

/** The fact sheet as a PDF of one page: the same bytes for the same facts. */
export async function drawFactSheet(facts: FactSheet): Promise<Buffer> {
  // A fixed date, because a timestamp would make every file different.
  const info = { Title: facts.title, Author: facts.name, CreationDate: new Date(0) };
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    font: REGULAR,
    info,
    lang: facts.language,
    displayTitle: true,
  });
  const bytes = buffer(pdf);
  const sheet: Sheet = {
    pdf,
    language: facts.language,
    colors: lightColors(readFileSync(drawing.tokens, 'utf8')),
  };
  drawHead(sheet, facts);
  drawFigures(sheet, facts);
  drawServices(sheet, facts);
  for (const { title, text } of facts.parts) {
    drawHeading(sheet, title);
    write(sheet, text, { size: 10.5, top: pdf.y });
  }
  pdf.end();
  return bytes;
}

interface Sheet {
  language: string;
  pdf: InstanceType<typeof PDFDocument>;
  colors: ReturnType<typeof lightColors>;
}

function drawHead(sheet: Sheet, { name, day, blurb }: FactSheet) {
  write(sheet, name, { size: 15, font: BOLD, top: MARGIN });
  write(sheet, day, { size: 10, color: '--soft', top: MARGIN + 4, align: 'right' });
  drawRule(sheet, '--ink', MARGIN + 26);
  write(sheet, blurb, { size: 16, top: MARGIN + 44, lineGap: 2 });
  sheet.pdf.y += 22;
}

function drawFigures(sheet: Sheet, { figures, note }: FactSheet) {
  const { pdf } = sheet;
  const top = pdf.y;
  const column = (WIDTH + GAP) / Math.max(1, figures.length);
  drawRule(sheet, '--ink', top);
  const ends = figures.map(({ value, label, condition }, index) => {
    const place = { left: MARGIN + index * column, width: column - GAP };
    write(sheet, value, { size: 24, font: BOLD, top: top + 12, ...place });
    write(sheet, label, { size: 10, font: BOLD, top: pdf.y, ...place });
    if (condition) write(sheet, condition, { size: 8.5, color: '--soft', top: pdf.y + 3, ...place });
    return pdf.y;
  });
  write(sheet, note, { size: 8.5, color: '--soft', top: Math.max(top, ...ends) + 12 });
}

function drawServices(sheet: Sheet, { services: { title, items } }: FactSheet) {
  const { pdf } = sheet;
  drawHeading(sheet, title);
  for (const { label, theme, description } of items) {
    const top = pdf.y;
    write(sheet, label, { size: 10.5, font: BOLD, theme, color: '--hue', top, width: FIRST_COLUMN });
    const left = FIRST_COLUMN + GAP;
    write(sheet, description, { size: 10, top, left: MARGIN + left, width: WIDTH - left });
    drawRule(sheet, '--rule', pdf.y + 5);
    pdf.y += 13;
  }
}

function drawHeading(sheet: Sheet, title: string) {
  write(sheet, title, { size: 13, font: BOLD, top: sheet.pdf.y + 18 });
  sheet.pdf.y += 5;
}

interface TextStyle {
  size: number;
  /** In points, as are `left` and `width`. */
  top: number;
  left?: number;
  width?: number;
  font?: string;
  theme?: string;
  /** A custom property of tokens.css. */
  color?: string;
  align?: 'left' | 'right';
  lineGap?: number;
}

function write({ pdf, colors, language }: Sheet, text: string, style: TextStyle) {
  const { size, font = REGULAR, theme = 'ink', color = '--ink', left = MARGIN, top, ...options } = style;
  pdf
    .font(font)
    .fontSize(size)
    .fillColor(hexOf(colors[theme]?.[color]))
    .text(typesetText(text, language), left, top, { width: WIDTH, ...options });
}

function drawRule({ pdf, colors }: Sheet, color: string, y: number) {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.75)
    .strokeColor(hexOf(colors.ink?.[color]))
    .stroke();
}

/** @throws Error if tokens.css has no such color */
function hexOf(color = ''): string {
  const hex = formatHex(color);
  if (!hex) throw new Error(`The fact sheet can't be drawn: tokens.css has no color "${color}".`);
  return hex;
}
