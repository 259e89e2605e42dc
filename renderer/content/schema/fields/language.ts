import { defineFormat } from '../define-format';
import { canonicalLanguage, isLanguage, languageNamed } from '../language';
import { SHOWN } from './text';

const EXAMPLE = 'de';
const CODES = 'The codes are listed at https://www.w3.org/International/questions/qa-choosing-language-tags';

const code = defineFormat({
  name: 'language-is-a-code',
  test: isLanguage,
  message: 'A language is a code such as de, ar or pt-BR.',
  rationale:
    'Programs that read a page aloud, translate it, or break its lines know languages by these codes (BCP 47), and by no others.',
  fix: 'Writes the code of a language that is written out, such as German.',
  example: EXAMPLE,
  problem(found) {
    const spelled = spelledAsCode(found);
    const known = spelled ?? languageNamed(found) ?? languageNamed(found.split(/[-_ ]/)[0] ?? '');
    return {
      message: `A language is written as a code, but found "${found}".`,
      suggestion: `Write it like this:   lang: ${known ?? `${EXAMPLE}   ${CODES}`}`,
      replacement: spelled ?? languageNamed(found),
    };
  },
});

/** The code of a language. */
export const language = (sentence: string) => code(sentence).meta(SHOWN.never);

/** The code of a language that has the wrong case or an underscore, as in pt_br. */
function spelledAsCode(found: string): string | undefined {
  const [language = '', ...rest] = found.trim().split(/[-_]/);
  const parts = rest.map((part) =>
    part.length === 4 ? part.charAt(0).toUpperCase() + part.slice(1).toLowerCase() : part.toUpperCase(),
  );
  return canonicalLanguage([language.toLowerCase(), ...parts].join('-'));
}
