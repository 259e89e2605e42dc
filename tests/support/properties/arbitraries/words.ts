import fc from 'fast-check';

/** Words of several scripts that violate no rule, in any order. */
const WORDS = [
  ...['shop', 'answer', 'customer', 'évaluation', 'Straße', 'reply', 'counter', 'calendar', 'niño', 'printer'],
  ...['متجر', 'العميل', 'رسالة', 'موعد', 'سؤال', 'חנות', 'לקוח', 'תשובה', 'שאלה'],
  ...['商店', '客户', '预约', '答案', 'お客様', '予約', '상점', '고객', 'магазин', 'ответ', 'κατάστημα', 'दुकान'],
  ...['👩‍🚀', '🇳🇴', '👍🏽', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'e\u0301cole', 'نمی‌خواهم', '𠮷野家', 'ﬁnd'],
];

/** Some of these words in any order, without repetition. */
export function words(least: number, most: number) {
  return fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: least, maxLength: most }).map((all) => all.join(' '));
}

/** Characters that parsers, terminals or readers trip over. */
export const oddCharacter = fc.constantFrom(
  ...['\u0000', '\u0007', '\u001b[31m', '\u007f', '\u0085', '\u00a0', '\u00ad', '\u200b', '\u200d', '\u200e', '\u200f'],
  ...['\u2028', '\u2029', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['\ufeff', '\ufffd', '\ufffe', '\ud800', '\udc00', '\u{1f468}\u200d', '\u{e0041}', '\u0301', '\ufe0f', '\u061c'],
  ...['\r', '\t', '\v', '\f', '\\', '\u{10ffff}', '\u3000', 'ﷺ', '１', '٣'],
);

/** Any text, with special characters of Markdown and YAML, unusual characters, and all others. */
export const anyText = fc.string({
  unit: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...' \n\t-:#>|*_`[]{}()<>!&%@"\'\\/,.?=+~^$0aB') },
    { weight: 2, arbitrary: words(1, 2) },
    oddCharacter,
    fc.string({ unit: 'binary', maxLength: 8 }),
  ),
  maxLength: 40,
});
