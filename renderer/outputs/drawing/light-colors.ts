/** The values of custom properties, by their names, such as --ink. */
export type Properties = Record<string, string>;

/**
 * The colors of each theme on a light ground, calculated: neither the renderer of social images nor PDFs know light-dark() and calc()
 * in a color.
 * @param tokens the text of tokens.css
 */
export function lightColors(tokens: string): Record<string, Properties> {
  const [, shared = ''] = /^\[data-theme\] \{([^}]*)\}/m.exec(tokens) ?? [];
  const themes = tokens.matchAll(/^\[data-theme="(\w+)"\] \{([^}]*)\}/gm);
  return Object.fromEntries(
    Array.from(themes, ([, theme = '', own = '']) => [theme, calculated(propertiesIn(shared + own))]),
  );
}

function propertiesIn(declarations: string): Properties {
  return Object.fromEntries(
    Array.from(declarations.matchAll(/(--[\w-]+): (.+);/g), ([, name = '', value = '']) => [name, value]),
  );
}

function calculated(properties: Properties): Properties {
  const valueIn = (value = ''): string =>
    value
      .replace(/^light-dark\((.+), oklch\(.+\)\)$/, '$1')
      .replace(/var\((--[\w-]+)\)/g, (_use, name: string) => valueIn(properties[name]))
      .replace(/calc\((\S+) \* (\S+)(?: \+ (\S+))?\)/g, (_calc, factor, strength, base = 0) =>
        String(Number(factor) * Number(strength) + Number(base)),
      )
      .replace(/calc\(([^\s()]+) \+ ([^\s()]+)\)/g, (_calc, angle, turn) => String(Number(angle) + Number(turn)));
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, valueIn(value)]));
}
