import fc from 'fast-check';

/** Words that the site's vocabulary replaces. */
const avoided = ['cheque', 'centre', 'grey', 'theatre', 'labour', 'favourite', 'fortnight', 'telephone', 'e-mail'];
const plain = ['shop', 'answers', 'customers', 'the', 'of', 'to', 'did', 'can', 'that', 'knock', 'a', 'an', 'we', 'is'];

const word = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...plain) }, fc.constantFrom(...avoided));
const words = fc.array(word, { minLength: 2, maxLength: 6 }).map((all) => all.join(' '));

const name = fc.constantFrom(
  ...['Centre Pompidou', 'Earl Grey', 'Tom Grey', 'Honour & Sons', 'Labour Party', 'Grey Street', 'Theatre Royal'],
);

/** A quotation, with the quotation marks of a language. */
const quotation = fc
  .tuple(words, fc.constantFrom('"…"', '“…”', '„…“', '«…»', '« … »', '‘…’', '»…«'))
  .map(([text, marks]) => marks.replace('…', () => text));

const link = fc
  .tuple(fc.constantFrom('+1 555 010 0199', 'tel:+1 (555) 010-0199', '+15550100199', '555 010 0199'), word)
  .map(([number, text]) => `[${text}](${number})`);

const part = fc.oneof(
  { weight: 3, arbitrary: words },
  name,
  quotation,
  link,
  words.map((text) => `**${text}**`),
);

const sentence = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => `So ${parts.join(', ')}.`);

/** A pasted list, with one or two levels, with or without blank lines between entries. */
const list = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom('●', '○', '•', '–', '-', '→', '1.', 'o\t'), words), {
      minLength: 1,
      maxLength: 5,
    }),
    fc.constantFrom('\n', '\n\n', '\n   '),
  )
  .map(([entries, between]) => entries.map(([mark, text]) => `${mark} ${text}`).join(between));

const block = fc.oneof(
  { weight: 3, arbitrary: fc.array(sentence, { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')) },
  list,
  sentence.map((text) => `> ${text}`),
  fc.tuple(words, fc.constantFrom('\v', '\f', '\u0007 ', ' \v')).map(([text, mark]) => text.replace(' ', mark)),
  sentence.map((text) => `<Quote>\n\n${text}\n\n</Quote>`),
);

/** A body as people write and paste it, with parts that fixes may change and parts that they must not change. */
export const prose = fc.array(block, { minLength: 1, maxLength: 6 }).map((blocks) => `${blocks.join('\n\n')}\n`);
