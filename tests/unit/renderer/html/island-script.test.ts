import { expect, test } from 'vitest';
import { withScriptForIslands } from '../../../../renderer/html/island-script';

const script = '<script type="module" src="/assets/starter.js" async></script>';
const preload = '<link rel="modulepreload" href="/assets/chunk.js">';

test('a page without an island is published without any script', () => {
  expect(withScriptForIslands(`<head>${preload}${script}</head><p>Text</p>`)).toBe('<head></head><p>Text</p>');
});

test('a page with an island loads its script behind what is seen first', () => {
  const page = (starter: string) => `<head>${starter}</head><div data-island="chat-demo"></div>`;
  expect(withScriptForIslands(page(script))).toBe(page(script.replace('module"', 'module" fetchpriority="low"')));
});
