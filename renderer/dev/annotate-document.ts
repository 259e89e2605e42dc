import { HTMLElement, type Node, TextNode } from 'node-html-parser';
import { byPlace, type Diagnostic, errorsIn } from '../content/diagnostics/diagnostic';
import { placeholdersIn } from '../content/text/unfinished-text';
import { escapeHtml } from '../html/escape-html';
import { parseHtml } from '../html/parse-html';

/** Elements in which a mark would change the display or break scripts; React expects islands as it rendered them. */
const UNMARKED = new Set(['head', 'script', 'style', 'noscript', 'svg', 'pre', 'code', 'textarea', 'option']);

const STYLE = `
  [data-placeholder] { background: #ffe066; color: #1a1a1a; }
  [data-error-badge] { position: fixed; right: 0.75rem; bottom: 0.75rem; z-index: 2147483646; }
  [data-error-badge] details {
    max-width: min(40rem, 100vw - 1.5rem); max-height: 70vh; overflow: auto; padding: 0.625rem 1rem;
    border-radius: 6px; background: #a3171f; color: #fff; font-size: 0.9375rem; line-height: 1.5;
  }
  [data-error-badge] summary { font-weight: 600; cursor: pointer; }
  @media print { [data-error-badge] { display: none; } }
`;

/**
 * A document with help for writers: each TODO in it is marked, and a badge says how many files have errors, and
 * opens to a list of them. The badge exists without errors too, hidden, so that live-reload.ts finds the same elements.
 */
export function annotateDocument(html: string, diagnostics: readonly Diagnostic[]): string {
  const errors = errorsIn(diagnostics);
  const files = new Set(errors.map(({ file }) => file)).size;
  const text = files === 1 ? '1 file has errors' : `${files} files have errors`;
  const list = [...errors].sort(byPlace).map((error) => `<li>${escapeHtml(placeAndMessage(error))}</li>`);
  const badge = `<aside data-error-badge aria-label="Errors in the content"${files === 0 ? ' hidden' : ''}><style>${STYLE}</style><details><summary>${text}</summary><ul>${list.join('')}</ul></details></aside>`;
  return withPlaceholdersMarked(html).replace('</body>', () => `${badge}</body>`);
}

function placeAndMessage({ file, line, column, message, suggestion }: Diagnostic): string {
  return [`${file}:${line}:${column} ${message}`, suggestion].filter(Boolean).join(' ');
}

function withPlaceholdersMarked(html: string): string {
  // Few documents have any, and parsing takes longer than searching.
  if (placeholdersIn(html).length === 0) return html;
  const texts = textsOf(parseHtml(html)).toReversed();
  return texts.reduce((whole, { range: [start, end] }) => {
    return whole.slice(0, start) + marked(whole.slice(start, end)) + whole.slice(end);
  }, html);
}

function textsOf(node: Node): TextNode[] {
  if (node instanceof TextNode) return [node];
  if (!(node instanceof HTMLElement)) return [];
  if (UNMARKED.has(node.rawTagName) || node.hasAttribute('data-island')) return [];
  return node.childNodes.flatMap(textsOf);
}

function marked(text: string): string {
  return placeholdersIn(text)
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (whole, { found, start, end }) =>
        `${whole.slice(0, start)}<mark data-placeholder>${found}</mark>${whole.slice(end)}`,
      text,
    );
}
