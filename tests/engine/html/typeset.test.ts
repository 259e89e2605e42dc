import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, unescapeHtml } from '../../../renderer/html/escape-html';
import { typeset } from '../../../renderer/html/typeset';
import { typesetText } from '../../../renderer/html/typeset-text';

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
  [
    'texts in a language without quotation marks of its own',
    '<div lang="ja"><div>&quot;はい&quot;</div>&quot;え&quot;</div>',
  ],
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

test.each([
  ['in English', '<p>In the &#x27;90s, the shops&#x27; owners</p>', '<p>In the ’90s, the shops’ owners</p>'],
  ['without a century', '<p>Class of &#x27;98, the owners&#x27; day</p>', '<p>Class of ’98, the owners’ day</p>'],
  ['before an s', '<p>the &#x27;90s&#x27; best, &#x27;98&#x27;s worst</p>', '<p>the ’90s’ best, ’98’s worst</p>'],
  ['around n', '<p>&#x27;rock &#x27;n&#x27; roll&#x27; it is</p>', '<p>‘rock ’n’ roll’ it is</p>'],
  ['before n alone', '<p>fish &#x27;n chips</p>', '<p>fish ’n chips</p>'],
  ['at the beginning', '<p>&#x27;Twas late, get &#x27;em all</p>', '<p>’Twas late, get ’em all</p>'],
  ['in a quotation', '<p>&quot;&#x27;Twas late,&quot; she said.</p>', '<p>“’Twas late,” she said.</p>'],
  ['that is no word', '<p>the &#x27;cause&#x27; of it</p>', '<p>the ‘cause’ of it</p>'],
])('sets an apostrophe %s', (_where, typed, printed) => {
  expect(typeset(typed, 'en')).toBe(printed);
});

test.each([
  ['an element', 'de', '<p>&#x27;Das ist <em>sehr</em> gut&#x27;</p>', '<p>‚Das ist <em>sehr</em> gut‘</p>'],
  [
    'several elements',
    'de',
    '<p>&quot;<a href="/">Er</a> sagte: <b>&#x27;J<i>a</i>, <s>gut</s></b>&#x27;, und ging&quot;.</p>',
    '<p>„<a href="/">Er</a> sagte: <b>‚J<i>a</i>, <s>gut</s></b>‘, und ging“.</p>',
  ],
  ['a new line', 'de', '<p>&#x27;Eins,<br/>zwei&#x27;</p>', '<p>‚Eins,<br/>zwei‘</p>'],
  ['code', 'de', '<p>&#x27;Das ist <code>x</code>&#x27;</p>', '<p>‚Das ist <code>x</code>‘</p>'],
  ['a dash', 'en', '<p>&quot;Wait<b>—</b>&quot;</p>', '<p>“Wait<b>—</b>”</p>'],
  [
    'an element in another language',
    'de',
    '<p>Er sagt &quot;<i lang="fr">Elle dit &quot;oui&quot;</i>&quot; und <i lang="en">&#x27;yes&#x27;</i>.</p>',
    '<p>Er sagt „<i lang="fr">Elle dit «\u202foui\u202f»</i>“ und <i lang="en">‘yes’</i>.</p>',
  ],
  [
    'a block in another language',
    'en',
    '<blockquote lang="pl"><p>&quot;Tak&quot;</p></blockquote><p>&quot;Yes&quot;</p>',
    '<blockquote lang="pl"><p>„Tak”</p></blockquote><p>“Yes”</p>',
  ],
])('sets a quotation around %s', (_what, language, typed, printed) => {
  expect(typeset(typed, language)).toBe(printed);
});

test('leaves feet and inches as they are, also in a quotation', () => {
  const html = `<p>He is 5' 10", the box 6'2" and the screen 27".</p>`;
  expect(typeset(html, 'en')).toBe(html);
  expect(typeset(`<p>"He is 5' 10" tall," she said.</p>`, 'en')).toContain(`“He is 5&#x27; 10&quot; tall,”`);
});

/** From Unicode CLDR; for de-CH, the Schreibweisungen of the Swiss Federal Chancellery. */
test.each([
  ['bg', '„а „б“ в“'],
  ['ca', '«а “б” в»'],
  ['cs', '„а ‚б‘ в“'],
  ['da', '“а ‘б’ в”'],
  ['de', '„а ‚б‘ в“'],
  ['de-AT', '„а ‚б‘ в“'],
  ['de-CH', '«а ‹б› в»'],
  ['el', '«а “б” в»'],
  ['en-GB', '“а ‘б’ в”'],
  ['es', '“а ‘б’ в”'],
  ['fi', '”а ’б’ в”'],
  ['fr-CH', '«а ‹б› в»'],
  ['hu', '„а »б« в”'],
  ['it', '«а “б” в»'],
  ['nb', '«а ‘б’ в»'],
  ['nl', '‘а ‘б’ в’'],
  ['pl', '„а «б» в”'],
  ['pt', '“а ‘б’ в”'],
  ['pt-PT', '«а “б” в»'],
  ['ro', '„а «б» в”'],
  ['ru', '«а „б“ в»'],
  ['sr-Latn-RS', '„а ’б’ в”'],
  ['sv', '”а ’б’ в”'],
  ['uk', '«а „б“ в»'],
])('sets a quotation in a quotation in %s', (language, printed) => {
  expect(typesetText(`"а 'б' в"`, language).replaceAll('\u202f', '')).toBe(printed);
});

test.each([
  ['fr', 'Il dit : "Oui !" Vraiment?', 'Il dit\u202f: «\u202fOui\u202f!\u202f» Vraiment\u202f?'],
  [
    'fr',
    'Il dit « oui »; à 12:30, https://a.example/b?c',
    'Il dit «\u202foui\u202f»\u202f; à 12:30, https://a.example/b?c',
  ],
  ['fr', 'l\'« amour » d\'"Ève"', 'l’«\u202famour\u202f» d’«\u202fÈve\u202f»'],
  ['fr-CA', 'Il dit: "Oui!"', 'Il dit\u202f: «\u202fOui!\u202f»'],
  ['fr-CH', 'Il dit "oui"', 'Il dit «\u202foui\u202f»'],
  ['de', "'s ist Nr. 5, S. 12, § 3, z. B. '68er", '’s ist Nr.\u00a05, S.\u00a012, §\u00a03, z.\u00a0B. ’68er'],
  ['nl', "'s avonds in 't huis", '’s avonds in ’t huis'],
])('sets what %s has besides quotation marks: %s', (language, typed, printed) => {
  expect(typesetText(typed, language)).toBe(printed);
});

/** Texts with quotation marks, apostrophes, and words. */
const quoted = fc
  .array(
    fc.constantFrom(
      ...[
        '"',
        "'",
        ' ',
        ' ',
        'word',
        'Été',
        "'90s",
        "rock 'n' roll",
        "owners'",
        "it's",
        '(',
        ')',
        ',',
        '.',
        '!',
        '27"',
        '—',
        '&',
      ],
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''));

test('marks do not depend on the elements in a text', () => {
  const elements = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('em', 'a', 'span', 'b')), { maxLength: 4 });
  fc.assert(
    fc.property(quoted, elements, fc.constantFrom('en', 'de', 'fr', 'pl', 'sv', 'nl'), (text, added, language) => {
      const tags = added.flatMap(([one, other, name]) => {
        const [from = 0, to = 0] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b);
        return [
          { at: from, tag: `<${name}>` },
          { at: to, tag: `</${name}>` },
        ];
      });
      const withTags = [...text, ''].map((character, at) => {
        const here = tags.filter((each) => each.at === at).map(({ tag }) => tag);
        return here.join('') + escapeHtml(character);
      });
      const set = typeset(`<p>${withTags.join('')}</p>`, language);
      expect(unescapeHtml(set.replace(/<[^>]*>/g, ''))).toBe(typesetText(text, language));
    }),
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
