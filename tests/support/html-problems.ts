import { HtmlValidate } from 'html-validate';
import { parseHtml } from '../../renderer/html/parse-html';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

const EMBEDDED = new Set(['iframe', 'object', 'embed', 'base', 'style']);
const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\?|$)/;

/** Violations of the HTML standard, and of the site's rule against inline and foreign scripts. */
export async function problemsOfHtml(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  const invalid = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} at ${selector}`),
  );
  const harmful: string[] = [];
  for (const { localName: name, attributes } of parseHtml(html).querySelectorAll('*')) {
    const isScript = name === 'script' && attributes.type !== 'application/ld+json' && attributes.src === undefined;
    if (isScript || EMBEDDED.has(name)) harmful.push(`${path}: <${name}>`);
    for (const [attribute, value] of Object.entries(attributes)) {
      const attributeName = attribute.toLowerCase();
      if (attributeName.startsWith('on') || attributeName === 'style' || attributeName === 'srcdoc')
        harmful.push(`${path}: <${name} ${attribute}>`);
      const isAddress = attributeName === 'href' || attributeName === 'src';
      if (isAddress && !SAFE.test(value)) harmful.push(`${path}: <${name} ${attribute}="${value}">`);
      if (attributeName === 'src' && !value.startsWith('/')) harmful.push(`${path}: <${name} src="${value}">`);
    }
  }
  return [...invalid, ...harmful];
}
