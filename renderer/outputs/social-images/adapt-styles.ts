/**
 * The styles of the site, rewritten for the renderer.
 * @param tokens the text of tokens.css
 * @param styles the other styles
 */
export function adaptStyles(tokens: string, styles: string): string {
  const adapted = styles
    // It takes cqi from the width of the picture.
    .replace(/(-?[\d.]+)cqi/g, 'calc($1 * var(--cqi))')
    // It ignores these three.
    .replaceAll('flex: none', 'flex-shrink: 0')
    .replaceAll('content: ""', 'content: " "')
    .replace(/border-block: (.+);/g, 'border-top: $1; border-bottom: $1;');
  return `${themeColors(tokens)}\n${adapted}`;
}

/** The light colors of each theme, calculated: it knows neither light-dark() nor calc() in a color. */
function themeColors(tokens: string): string {
  const [, colors = ''] = /^\[data-theme\] \{([^}]*)\}/m.exec(tokens) ?? [];
  const light = colors.replace(/light-dark\((.+), oklch\(.+\)\);/g, '$1;');
  const themes = tokens.matchAll(/^(\[data-theme="\w+"\]) \{\s*--angle: (.+);\s*--strength: (.+);([^}]*)\}/gm);
  return Array.from(themes, ([, selector, angle = '', strength, own]) => {
    const calculated = light
      .replaceAll('var(--angle)', angle)
      .replace(/calc\((\S+) \* var\(--strength\)(?: \+ (\S+))?\)/g, (_calc, factor, base = 0) =>
        String(Number(factor) * Number(strength) + Number(base)),
      );
    return `${selector} {${calculated}${own}}`;
  }).join('\n');
}
