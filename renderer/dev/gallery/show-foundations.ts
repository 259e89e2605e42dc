/**
 * Fills in the foundations that the style sheets of the site define: its custom properties that are colors, and its classes
 * for type, whose names begin with `type-`.
 */
const rules = [...document.styleSheets].flatMap((sheet) => styleRulesIn(sheet.cssRules));

function styleRulesIn(list: CSSRuleList): CSSStyleRule[] {
  return [...list].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? styleRulesIn(rule.cssRules) : []),
  ]);
}

function fillIn(id: string, names: string[], draw: (item: HTMLElement, name: string) => void) {
  const list = document.querySelector(`[data-foundation="${id}"]`);
  for (const name of new Set(names)) {
    const item = document.createElement('li');
    draw(item, name);
    item.append(name);
    list?.append(item);
  }
}

const values = getComputedStyle(document.body);
const properties = rules.flatMap(({ style }) => [...style]).filter((name) => name.startsWith('--'));

fillIn(
  'colors',
  properties.filter((name) => CSS.supports('color', values.getPropertyValue(name).trim())),
  (item, name) => {
    const swatch = document.createElement('span');
    swatch.style.background = `var(${name})`;
    item.append(swatch);
  },
);

fillIn(
  'type',
  rules.flatMap(({ selectorText }) => /^\.(type-[\w-]+)$/.exec(selectorText)?.[1] ?? []),
  (item, name) => item.classList.add(name),
);
