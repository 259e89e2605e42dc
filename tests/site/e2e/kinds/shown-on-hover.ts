import type { Page } from '@playwright/test';

/** The styles and titles that show content on hover or focus (WCAG 1.4.13). */
export function shownOnHoverOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const telling = ['display', 'visibility', 'opacity', 'content', 'clip-path', 'max-height', 'height'];
    const rules = (list: CSSRuleList): CSSRule[] =>
      [...list]
        // Skips rules for other browsers.
        .filter((rule) => !(rule instanceof CSSSupportsRule) || CSS.supports(rule.conditionText))
        .flatMap((rule) => ('cssRules' in rule ? [rule, ...rules((rule as CSSGroupingRule).cssRules)] : [rule]));
    const styles = [...document.styleSheets]
      .flatMap((sheet) => rules(sheet.cssRules))
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(({ selectorText }) => /:hover|:focus/.test(selectorText))
      .filter(({ style }) => telling.some((property) => style.getPropertyValue(property) !== ''))
      .map(({ cssText }) => cssText);
    const titled = document.querySelectorAll(':is(a, button, input, select, textarea, summary, svg)[title]');
    return [...styles, ...Array.from(titled, ({ outerHTML }) => outerHTML.slice(0, 80))];
  });
}
