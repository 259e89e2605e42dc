import transliterate from '@sindresorhus/transliterate';

/**
 * A name as a part of an address: lowercase letters, digits and single hyphens, such as strasse-nach-lodz for "Straße nach Łódź".
 * @returns an empty string if letters can't be written in a to z: the rest would be another name
 */
export function toSlug(name: string): string {
  const latin = transliterate(name)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  if (/[^\P{L}a-z]/u.test(latin)) return '';
  return latin
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
