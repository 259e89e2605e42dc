import { fillPlaceholders } from 'sitewright';
import type { Words } from './lists/words';

/** The words for the footnotes of a text: in its language, or else in that of the site. */
export function footnoteLabels(lang: string, all: Words['footnotes'], siteLanguage: string) {
  const inLanguage = (wanted: string) => all.find((each) => each.lang === wanted);
  const words = inLanguage(lang) ?? all.find((each) => lang.startsWith(`${each.lang}-`)) ?? inLanguage(siteLanguage);
  if (!words) throw new Error(`words.yaml has no footnotes in ${siteLanguage}`);
  return { lang: words.lang, title: words.title, back: (number: string) => fillPlaceholders(words.back, { number }) };
}
