import { expect, test } from 'vitest';
import { typeset } from '../../../renderer/html/typeset';

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
    '<p>2–\u20604 weeks, 2–\u20605 business days, 1–\u206050 employees</p>',
  ],
  ['a range after its unit', '<p>Days 18-20 and minutes 0-8</p>', '<p>Days 18–\u206020 and minutes 0–\u20608</p>'],
  ['a range alone', '<dt> 10-15</dt>', '<dt> 10–\u206015</dt>'],
  ['business hours', '<p>Mon-Fri 8am-6pm, 8:30-10am</p>', '<p>Mon–\u2060Fri 8am–\u20606pm, 8:30–\u206010am</p>'],
  ['an apostrophe after code', '<p>Use <code>npm</code>&#x27;s cache</p>', '<p>Use <code>npm</code>’s cache</p>'],
  [
    'an apostrophe after another language',
    '<p>a <i lang="fr">Figaro</i>&#x27;s</p>',
    '<p>a <i lang="fr">Figaro</i>’s</p>',
  ],
  ['a quotation after a comment', '<p>a <!-- -->&#x27;b&#x27;</p>', '<p>a <!-- -->‘b’</p>'],
  [
    'a quotation that begins with a number',
    '<p>the &#x27;2 for 1&#x27; and &#x27;30 days&#x27; offers</p>',
    '<p>the ‘2 for 1’ and ‘30 days’ offers</p>',
  ],
  [
    'a quotation after a hyphen or a sign',
    '<p>non-&quot;x&quot;, a=&quot;b&quot;, &lt;&quot;y&quot;&gt;</p>',
    '<p>non-“x”, a=“b”, &lt;“y”&gt;</p>',
  ],
  [
    'more shortened words',
    '<p>&#x27;round the clock, the &#x27;em-dash&#x27;</p>',
    '<p>’round the clock, the ‘em-\u2060dash’</p>',
  ],
  ['a text after an image in another language', '<img lang="de"/><p>it&#x27;s</p>', '<img lang="de"/><p>it’s</p>'],
  ['an English region', '<p lang="en-US">it&#x27;s</p>', '<p lang="en-US">it’s</p>'],
  [
    'hours in any spelling',
    '<p>Mon-Thurs, Monday-Friday, 9 am-5 pm, 8 a.m.-6 p.m., 18:00-20:00</p>',
    '<p>Mon–\u2060Thurs, Monday–\u2060Friday, 9\u00a0am–\u20605\u00a0pm, 8\u00a0a.m.–\u20606\u00a0p.m., 18:00–\u206020:00</p>',
  ],
  [
    'options',
    '<option value="small">Small (1-50 employees)</option>',
    '<option value="small">Small (1–\u206050 employees)</option>',
  ],
  [
    'short compounds, which stay in one line',
    '<p>E-mail the follow-up, two-way and end-to-end (a 30-second trade-off).</p>',
    '<p>E-\u2060mail the follow-\u2060up, two-\u2060way and end-\u2060to-\u2060end (a 30-\u2060second trade-\u2060off).</p>',
  ],
  [
    'times of day and sizes of files, which stay in one line',
    '<td>until 7 p.m., from 8:30 am</td><td>10.0 MB</td><td>Take 2 amps</td>',
    '<td>until 7\u00a0p.m., from 8:30\u00a0am</td><td>10.0\u00a0MB</td><td>Take 2 amps</td>',
  ],
  [
    'references to laws, which stay in one line',
    '<td>Article 6(1)(b)</td><td>Art. 28 and Articles 13 and 14</td>',
    '<td>Article\u00a06(1)\u2060(b)</td><td>Art.\u00a028 and Articles\u00a013 and 14</td>',
  ],
])('typesets %s', (_what, typed, printed) => {
  expect(typeset(typed, 'en')).toBe(printed);
});

test.each([
  [
    'phone numbers, dates and names of things',
    '<p>+1 (555) 010-0142, 2026-11-25, receipt 88-213, bulletin 2023-11</p>',
  ],
  ['attributes', '<a href="/2-4-weeks" title="It&#x27;s &quot;here&quot;">here</a>'],
  ['code', '<p><code>&quot;a&quot;</code></p><pre>it&#x27;s</pre>'],
  ['what forms send', '<option value="it&#x27;s">a</option><textarea>it&#x27;s</textarea>'],
  ['scripts and styles', `<script>if (a<b) say("it's")</script><style>a::after { content: "x" }</style>`],
  ['texts in another language', '<div lang="de"><div>&quot;Ja&quot;</div>&quot;Nein&quot;</div>'],
  ['the head', '<html lang="en"><head><title>It&#x27;s</title></head><body></body></html>'],
  [
    'phone numbers and months beside words like units',
    '<p>555-0142 weekdays, +1 (555) 010-0142 weekends, open 24 hours 800-555, hours 555-1234, month 2026-11</p>',
  ],
  ['feet and inches', '<p>6&#x27; 2&quot;, a 27&quot; screen</p>'],
  ['addresses', '<p>o&#x27;neill@example.com, https://example.com/it&#x27;s</p>'],
  [
    'days and amounts in addresses',
    '<p>sat-sun@example.com, https://example.com/mon-fri-desk, https://example.com/2-4%20weeks</p>',
  ],
  ['numbers that do not increase', '<td>24-7</td>'],
  ['long compounds, which would not fit on a phone', '<h1>Industry-specific, Click-to-WhatsApp</h1>'],
  ['names of files and paths', '<p>fact-sheet.pdf, /our-work, media-kit/logo, a-b_c, www.tall-wind.example</p>'],
  ['articles to read', '<p>Articles by Ada, an article of 6 pages</p>'],
])('leaves alone %s', (_what, html) => {
  expect(typeset(html, 'en')).toBe(html);
});

test('typesets text after a text in another language', () => {
  expect(typeset('<p lang="de">&quot;Ja&quot;</p><p>&quot;Yes&quot;</p>', 'en')).toBe(
    '<p lang="de">&quot;Ja&quot;</p><p>“Yes”</p>',
  );
});

test('the props of an island are typeset like its HTML, except for addresses', () => {
  const attribute = (value: object) =>
    JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
  const island = (value: object, text: string) => `<div data-island="x" data-props="${attribute(value)}">${text}</div>`;
  const typed = {
    label: 'It\'s\n"on" & 2-4 hours',
    email: "o'neill@example.com",
    page: '/solutions/mon-fri-desk',
    webhook: `https://hooks.example.com/${'long/'.repeat(20)}sat-sun/`,
  };
  expect(typeset(island(typed, 'It&#x27;s\n&quot;on&quot; &amp; 2-4 hours'), 'en')).toBe(
    island({ ...typed, label: 'It’s\n“on” & 2–\u20604 hours' }, 'It’s\n“on” &amp; 2–\u20604 hours'),
  );
});

test('without its document, a text in another language remains unchanged', () => {
  expect(typeset('<p>&quot;Ja&quot;</p>', 'en', 'de')).toBe('<p>&quot;Ja&quot;</p>');
  expect(typeset('<p>&quot;Yes&quot;</p>', 'en', 'en-GB')).toBe('<p>“Yes”</p>');
});
