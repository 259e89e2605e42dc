/** A language as BCP 47 writes it, with a script and a region at most: de, pt-BR, zh-Hant. */
const CODE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;

let names: Intl.DisplayNames | undefined;

/** The shortest code of a language, which browsers know: de, not deu. */
export function canonicalLanguage(code: string): string | undefined {
  if (!CODE.test(code)) return undefined;
  // Only here: loading the names takes as long as checking several files.
  names ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return names.of(code) === undefined ? undefined : Intl.getCanonicalLocales(code)[0];
}

/** The language of a locale as pages declare it, without a region that goes without saying: en for en-US, but en-GB. */
export function languageOfLocale(locale: string): string {
  return new Intl.Locale(locale).minimize().toString();
}

/**
 * Whether a text in a language is in another, which may be wider: en-GB is en, and so is en, which is en-US as well.
 * @param wanted a language of any region, or of one
 */
export function isInLanguage(language: string, wanted: string): boolean {
  return wanted.includes('-')
    ? language === wanted || language === languageOfLocale(wanted)
    : language === wanted || language.startsWith(`${wanted}-`);
}

/** Whether a text is the code of a language that exists. */
export function isLanguage(code: string): boolean {
  return canonicalLanguage(code) === code;
}

/** Common languages, for editors who write a name instead of the code. */
const OFTEN =
  'ar bg cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk ur vi zh';

/** The code of a language by its name in English or in the language itself. */
export function languageNamed(name: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  return OFTEN.split(' ').find((code) =>
    ['en', code].some(
      (locale) => new Intl.DisplayNames(locale, { type: 'language' }).of(code)?.toLowerCase() === wanted,
    ),
  );
}

const RIGHT_TO_LEFT = /^(?:ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)(?:-|$)|-(?:Arab|Hebr)\b/;

interface InLanguage {
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl';
}

/**
 * The attributes of an element with a text in a language.
 * @param lang undefined for that of the site
 * @param around the language around it, if it is known: a text in the same language has no attributes
 */
export function inLanguage(lang: string | undefined, around?: string): InLanguage {
  return lang === undefined || lang === around ? {} : { lang, dir: RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr' };
}
