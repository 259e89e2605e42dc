import { expect, test } from 'vitest';
import { keepIslandScript } from '../../../renderer/html/island-script';

const script = '<script type="module" src="/assets/starter.js" async></script>';
const preload = '<link rel="modulepreload" href="/assets/chunk.js">';

test('a page without an island is published without any script', () => {
  expect(keepIslandScript(`<head>${preload}${script}</head><p>Text</p>`)).toBe('<head></head><p>Text</p>');
});

test('a page with an island loads its script after everything visible', () => {
  const page = (starter: string) => `<head>${starter}</head><div data-island="contact-form"></div>`;
  expect(keepIslandScript(page(script))).toBe(page(script.replace('module"', 'module" fetchpriority="low"')));
});

test("a module script is published without the defer that the framework adds, which HTML doesn't allow", () => {
  const page = (attributes: string) =>
    `<script type="module"${attributes}></script><script src="/old.js" defer></script><div data-island="contact-form"></div>`;
  expect(keepIslandScript(page(' src="/defer.js" defer'))).toBe(page(' fetchpriority="low" src="/defer.js"'));
});
