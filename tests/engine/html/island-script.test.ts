import { expect, test } from 'vitest';
import { keepIslandScript } from '../../../renderer/html/island-script';

const script = '<script type="module" src="/assets/starter.js" async></script>';
const preload = '<link rel="modulepreload" href="/assets/chunk.js">';
const styles = '<link rel="stylesheet" href="/assets/styles.css">';

test('a page without an island is published without any script', () => {
  expect(keepIslandScript(styles + preload + script, false)).toBe(styles);
});

test('a page with an island loads its script after everything visible', () => {
  const late = script.replace('module"', 'module" fetchpriority="low"');
  expect(keepIslandScript(styles + preload + script, true)).toBe(styles + preload + late);
});

test("a module script is published without the defer that the framework adds, which HTML doesn't allow", () => {
  const tags = (attributes: string) =>
    `<script type="module"${attributes}></script><script src="/old.js" defer></script>`;
  expect(keepIslandScript(tags(' src="/defer.js" defer'), true)).toBe(tags(' fetchpriority="low" src="/defer.js"'));
});
