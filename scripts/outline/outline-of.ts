import { type HTMLElement, parse } from 'node-html-parser';

/** The parts of a page that search engines and skimming visitors read. */
export interface Outline {
  title: string;
  description: string;
  headlines: string[];
  headings: string[];
}

/** The outline of a built page. */
export function outlineOf(html: string): Outline {
  const document = parse(html);
  return {
    title: document.querySelector('title')?.text ?? '',
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    headlines: textsOf(document, 'h1'),
    headings: textsOf(document, 'main h2'),
  };
}

/** An outline as text. */
export function printOutline(address: string, { title, description, headlines, headings }: Outline): string {
  const lines = [`title: ${title}`, `description: ${description}`];
  return [
    address,
    ...headlines.map((headline) => `  # ${headline}`),
    ...headings.map((heading) => `  ## ${heading}`),
    ...lines.map((line) => `  ${line}`),
  ].join('\n');
}

function textsOf(document: HTMLElement, selector: string): string[] {
  return document.querySelectorAll(selector).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
}
