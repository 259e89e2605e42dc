import { expect, test } from 'vitest';
import { element, escapeXml } from '../../../renderer/outputs/xml';

test('special characters are escaped, and forbidden characters omitted', () => {
  expect(escapeXml('a < b & "c" > d')).toBe('a &lt; b &amp; &quot;c&quot; &gt; d');
  expect(escapeXml('a\u0000\u0008b\tc\nd\uFFFE')).toBe('ab\tc\nd');
});

test('an element contains an escaped text, elements, or nothing', () => {
  expect(element('a', '<')).toBe('<a>&lt;</a>');
  expect(element('a', [element('b', 'c')], { d: '"' })).toBe('<a d="&quot;"><b>c</b></a>');
  expect(element('a', '', { b: 'c' })).toBe('<a b="c"/>');
});
