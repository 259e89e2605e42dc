/**
 * Gives specimens the states of pointer, keyboard, and checks: everything inside data-forced="hover" looks
 * hovered, and likewise for focus-visible, active, and user-invalid; data-forced="open" opens the questions in it. The rules are the
 * site's own, read from its style sheets, so that no component needs a hook for this page.
 */
const states = ['hover', 'focus-visible', 'active', 'user-invalid'];
const targets = ':is(a, button, input, select, textarea, summary)';

function lendStates(sheet: CSSStyleSheet): string {
  const rules = [...sheet.cssRules].map((rule) => rule.cssText).join('\n');
  return states.reduce(
    // :where adds no specificity, so the rules keep their order.
    (css, state) => css.replaceAll(`:${state}`, `:is(:${state}, :where([data-forced~="${state}"] ${targets}))`),
    rules,
  );
}

const style = document.createElement('style');
style.textContent = [...document.styleSheets].map(lendStates).join('\n');
document.head.append(style);

for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-forced~="open"] details')) {
  details.open = true;
}

// An old copy would hide a changed style sheet.
import.meta.hot?.on('vite:afterUpdate', () => window.location.reload());
