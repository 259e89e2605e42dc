import { nameOf } from '../accessible-name';
import { type BuiltPage, onPage } from '../built-site';
import type { Check } from '../define-check';

const PARTS = ['header', 'footer'].flatMap((part) =>
  ['a', 'nav', 'button', 'h2'].map((tag) => `body > ${part} ${tag}`),
);

/** Header and footer have the same parts on every page of a language, with the same names, in the same order (WCAG 3.2.3, 3.2.4, 3.2.6). */
const check: Check = ({ pages }) => {
  const models = new Map<string, { address: string; parts: string[] }>();
  return pages.flatMap((page) => {
    const language = page.root.querySelector('html')?.getAttribute('lang') ?? '';
    const parts = partsOf(page);
    const model = models.get(language) ?? { address: page.address, parts };
    models.set(language, model);
    const at = [...parts, ''].findIndex((part, index) => part !== (model.parts[index] ?? ''));
    if (at === -1) return [];
    const [found = '', expected = ''] = [parts[at], model.parts[at]];
    return [onPage(page, { message: `Header or footer differ from those of ${model.address}.`, found, expected })];
  });
};

export default check;

function partsOf({ root }: BuiltPage): string[] {
  const parts = root.querySelectorAll(PARTS.join());
  return parts.map((part) => `${part.rawTagName} "${nameOf(part, root)}" ${part.getAttribute('href') ?? ''}`);
}
