import { textWithout } from '../accessible-name';
import { onPage } from '../built-site';
import { eachPage } from '../define-check';
import { withVersionsAsOne } from '../link-versions';

const HAS_WORDS = /[\p{L}\p{N}]/u;

/** Each link and button has a name, which holds its visible text, and links of one name lead to one place (WCAG 2.4.4, 2.5.3). */
export default eachPage((page) => {
  const targets = new Map<string, string>();
  const controls = page.root.querySelectorAll('a[href], button');
  return withVersionsAsOne(controls, page.root).flatMap(({ control, name, href: address }) => {
    const visible = textWithout(control, '[aria-hidden=true], .sr-only');
    const href = address || control.rawTagName;
    const other = targets.get(name) ?? href;
    targets.set(name, href);
    const tell = (message: string, found: string, expected: string) => [
      onPage(page, { message, found, expected }, control),
    ];
    if (name === '') return tell(`What leads to "${href}" has no name.`, '', 'a text, or an aria-label');
    // A sign, such as an arrow back to the text, is no word that someone would say.
    if (HAS_WORDS.test(visible) && !name.toLowerCase().includes(visible.toLowerCase()))
      return tell(`"${visible}" is called "${name}".`, name, 'a name that contains the visible text');
    return other === href
      ? []
      : tell(`"${name}" leads to "${href}", and elsewhere on the page to "${other}".`, href, 'one place for one name');
  });
});
