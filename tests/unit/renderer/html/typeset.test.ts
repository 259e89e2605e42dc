import { expect, test } from 'vitest';
import { typeset } from '../../../../renderer/html/typeset';

test.each([
  [
    'an apostrophe',
    '<p>We&#x27;d answer Meta&#x27;s 30 days&#x27; notice.</p>',
    '<p>We’d answer Meta’s 30 days’ notice.</p>',
  ],
  ['a quotation', '<p>It says &quot;Where is it?&quot; twice.</p>', '<p>It says “Where is it?” twice.</p>'],
  ['a quotation in brackets', '<p>won (&quot;no notes&quot;), 0</p>', '<p>won (“no notes”), 0</p>'],
  ['a quotation in a quotation', '<p>&quot;&#x27;Yes,&#x27; she said.&quot;</p>', '<p>“‘Yes,’ she said.”</p>'],
  ['a quotation around an element', '<p>&quot;<em>Now</em>&quot; or never</p>', '<p>“<em>Now</em>” or never</p>'],
  ['a quotation in an element', '<p>Say <em>&quot;now&quot;</em>.</p>', '<p>Say <em>“now”</em>.</p>'],
  ['a new line', '<dt>Receipt</dt><dd>&quot;Yes&quot;</dd>', '<dt>Receipt</dt><dd>“Yes”</dd>'],
  ['two labels', '<span>Receipt</span><span>&quot;Yes&quot;</span>', '<span>Receipt</span><span>“Yes”</span>'],
  ['a shortened word', '<p>since the &#x27;90s, &#x27;til then</p>', '<p>since the ’90s, ’til then</p>'],
  ['marks that are not escaped', `<p>"It's"</p>`, '<p>“It’s”</p>'],
  [
    'ranges',
    '<p>2-4 weeks, 2-5 business days, 1-50 employees</p>',
    '<p>2–4 weeks, 2–5 business days, 1–50 employees</p>',
  ],
  ['a range after its unit', '<p>Days 18-20 and minutes 0-8</p>', '<p>Days 18–20 and minutes 0–8</p>'],
  ['a range alone', '<dt> 10-15</dt>', '<dt> 10–15</dt>'],
  ['business hours', '<p>Mon-Fri 8am-6pm, 8:30-10am</p>', '<p>Mon–Fri 8am–6pm, 8:30–10am</p>'],
])('sets %s', (_what, typed, printed) => {
  expect(typeset(typed)).toBe(printed);
});

test.each([
  [
    'phone numbers, dates and names of things',
    '<p>+1 (555) 010-0142, 2026-11-25, receipt 88-213, bulletin 2023-11, 30-second</p>',
  ],
  ['attributes', '<a href="/2-4-weeks" title="It&#x27;s &quot;here&quot;">here</a>'],
  ['code', '<p><code>&quot;a&quot;</code></p><pre>it&#x27;s</pre>'],
  ['what forms send', '<option>1-50 employees</option><textarea>it&#x27;s</textarea>'],
  ['scripts and styles', `<script>if (a<b) say("it's")</script><style>a::after { content: "x" }</style>`],
  ['texts in another language', '<div lang="de"><div>&quot;Ja&quot;</div>&quot;Nein&quot;</div>'],
  ['pages in another language', '<html lang="de"><body><p>&quot;Ja&quot;</p></body></html>'],
  ['the head', '<html lang="en"><head><title>It&#x27;s</title></head><body></body></html>'],
])('leaves alone %s', (_what, html) => {
  expect(typeset(html)).toBe(html);
});

test('sets what follows a text in another language', () => {
  expect(typeset('<p lang="de">&quot;Ja&quot;</p><p>&quot;Yes&quot;</p>')).toBe(
    '<p lang="de">&quot;Ja&quot;</p><p>“Yes”</p>',
  );
});

test('the properties of an island have the texts of its HTML', () => {
  const props = JSON.stringify({ label: 'It\'s "on"', size: '1-50 employees' })
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
  expect(typeset(`<div data-island="x" data-props="${props}">It&#x27;s &quot;on&quot;</div>`)).toBe(
    '<div data-island="x" data-props="{&quot;label&quot;:&quot;It’s “on”&quot;,&quot;size&quot;:&quot;1-50 employees&quot;}">It’s “on”</div>',
  );
});
