import { type BuiltPage, layoutParts, onPage } from '../built-site';
import type { Check } from '../define-check';
import { withVersionsAsOne } from '../link-versions';

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

function partsOf(page: BuiltPage): string[] {
  const parts = layoutParts(page).flatMap((part) => part.querySelectorAll('a, nav, button, h2'));
  return withVersionsAsOne(parts, page.root).map(
    ({ control, name, href }) => `${control.rawTagName} "${name}" ${href}`,
  );
}
