import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../renderer/content/diagnostics/diagnostic';
import { annotateDocument } from '../../../renderer/dev/annotate-document';
import { parseHtml } from '../../../renderer/html/parse-html';

function annotated(body: string, diagnostics: Diagnostic[] = []) {
  const html = annotateDocument(`<html><head><title>TODO</title></head><body>${body}</body></html>`, diagnostics);
  const badge = parseHtml(html).querySelector('[data-error-badge]');
  return { html, badge, isHidden: badge?.hasAttribute('hidden'), text: badge?.querySelector('summary')?.text };
}

function found(file: string, severity: Diagnostic['severity'] = 'error'): Diagnostic {
  return { severity, code: 'a-rule', file, message: 'Wrong <', line: 1, column: 1, endLine: 1, endColumn: 1 };
}

test('the badge counts the files with errors, and lists them', () => {
  const one = annotated('', [found('a.mdx'), found('a.mdx'), found('b.mdx', 'warning')]);
  expect(one).toMatchObject({ isHidden: false, text: '1 file has errors' });
  expect(one.badge?.querySelectorAll('li').map(({ text }) => text)).toEqual(Array(2).fill('a.mdx:1:1 Wrong <'));
  expect(annotated('', [found('a.mdx'), found('b.mdx')]).text).toBe('2 files have errors');
  const advised = annotated('', [{ ...found('a.mdx'), suggestion: 'Write >.' }]);
  expect(advised.badge?.querySelector('li')?.text).toBe('a.mdx:1:1 Wrong < Write >.');
});

test('the badge is hidden without errors', () => {
  expect(annotated('', [found('b.mdx', 'warning')]).isHidden).toBe(true);
});

test('each placeholder in a text is marked, and nothing else changes', () => {
  const mark = '<mark data-placeholder>TODO</mark>';
  expect(annotated('<p title="TODO">TODO and <b>TODO</b> &amp; todo, TODO</p>').html).toContain(
    `<p title="TODO">${mark} and <b>${mark}</b> &amp; todo, ${mark}</p>`,
  );
  for (const kept of [
    '<pre>TODO</pre>',
    '<p><code>TODO</code></p>',
    '<div data-island="form"><p>TODO</p></div>',
    '<script>"TODO"</script>',
    '<svg><text>TODO</text></svg>',
  ])
    expect(annotated(kept).html).toContain(kept);
  expect(annotated('').html).toContain('<title>TODO</title>');
});
