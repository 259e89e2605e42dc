import {
  type CheckedContent,
  type CheckedFile,
  type DataOf,
  defineRule,
  type Finding,
  type Problem,
  redirects,
  tokensOf,
} from 'sitewright';
import { claims } from '../../../components/model/lists/claims';
import { site } from '../../../components/model/lists/site';
import { legal } from '../schema';

type Legal = DataOf<typeof legal>;

/** Fields that are not part of the text. */
const NO_TEXT = ['updated', 'unchanged-because', 'draft'];

export default defineRule({
  category: 'Write the text',
  description:
    'A legal text that is changed, even by a placeholder in it, gets a new date for its last update, or says under unchanged-because why it does not need one.',
  rationale:
    'People and courts must be able to tell which text applied on which day. Where a text names the email address of site.yaml, a new address changes the text as well. A corrected comma is not a new version: give it as the reason, and keep the date.',
  change: (now, before) => {
    const undated = undatedTexts(now, before);
    const typed = undated.flatMap(({ file, data, earlier }) =>
      wordsOf(file) === wordsOf(earlier.file) ? [] : file.at(['updated'], problemOfText(data, earlier.data, now.today)),
    );
    const sameWords = undated.filter(({ file, earlier }) => wordsOf(file) === wordsOf(earlier.file));
    return [...typed, ...inDataFiles(sameWords, now, before)];
  },
});

type LegalText = ReturnType<typeof publishedTexts>[number];

/** The texts that have neither a later date than before nor a new reason, each with how it was. */
function undatedTexts(now: CheckedContent, before: CheckedContent): (LegalText & { earlier: LegalText })[] {
  const textsBefore = new Map(publishedTexts(before).map((text) => [text.address, text]));
  return publishedTexts(now).flatMap((text) => {
    const [earlier] = addressesOf(text.address, now).flatMap((address) => textsBefore.get(address) ?? []);
    if (!earlier || text.data.updated > earlier.data.updated) return [];
    const reason = text.data['unchanged-because'];
    return reason !== undefined && reason !== earlier.data['unchanged-because'] ? [] : [{ ...text, earlier }];
  });
}

function problemOfText({ updated, 'unchanged-because': reason }: Legal, earlier: Legal, today: string): Problem {
  const stale = reason === undefined ? '' : ` The reason "${reason}" was given for an earlier change.`;
  return {
    message:
      updated < earlier.updated
        ? `This legal text was changed, but its date went back from ${earlier.updated} to ${updated}.`
        : `This legal text was changed, but its last update is still ${updated}.${stale}`,
    found: updated,
    suggestion: `Write the day of the change:   updated: ${today}\nOr, where the text means the same as before, say so:   unchanged-because: A comma was corrected.`,
  };
}

/** What data files change in legal texts with the same words as before: each value once, where it is written. */
function inDataFiles(texts: readonly LegalText[], now: CheckedContent, before: CheckedContent): Finding[] {
  const earlier = new Map(valuesOf(before).map(({ token, value }) => [token, value]));
  const values = valuesOf(now);
  return values.flatMap(({ token, value, file, path }) => {
    const old = earlier.get(token);
    if (old === undefined || old === value) return [];
    const naming = texts.filter((text) => names(text.file, token, values)).map((text) => text.file.label);
    if (naming.length === 0) return [];
    return file.at(path, {
      message: `"${old}" is now "${value}", so visitors read another text in ${naming.join(', ')}, with the day of an earlier update.`,
      found: value,
      because: { file: file.label, text: value },
      suggestion: `If the new value is right, write its day there:   updated: ${now.today}\nOr, where the text means the same as before, say so:   unchanged-because: A typo was corrected.`,
    });
  });
}

interface Value {
  token: string;
  value: string;
  file: CheckedFile;
  path: string[];
}

/** What tokens stand for, as it is written, and where. */
function valuesOf(content: CheckedContent): Value[] {
  const [details, figures] = [content.fileOf(site), content.fileOf(claims)];
  return [
    ...Object.entries(content.list(site)).flatMap(([field, value]): Value[] =>
      typeof value === 'string' ? [{ token: `site.${field}`, value, file: details, path: [field] }] : [],
    ),
    ...Object.entries(content.list(claims)).map(
      ([id, { value }]): Value => ({ token: id, value, file: figures, path: [id, 'value'] }),
    ),
  ];
}

/** Whether a text names a token, or one whose value names it. */
function names(file: CheckedFile, token: string, values: readonly Value[]): boolean {
  const named = tokensOf(wordsOf(file)).map(({ id }) => id);
  const inValues = values.filter((each) => named.includes(each.token)).flatMap(({ value }) => tokensOf(value));
  return [...named, ...inValues.map(({ id }) => id)].includes(token);
}

function publishedTexts(content: CheckedContent) {
  return content.pages(legal).filter(({ state }) => state === 'published');
}

/** The address of a text, and the addresses that redirect to it. */
function addressesOf(address: string, content: CheckedContent): string[] {
  return [
    address,
    ...content
      .list(redirects)
      .filter(({ to }) => to === address)
      .map(({ from }) => from),
  ];
}

/** The fields and the text of a file, ignoring line breaks, spaces and the order of fields. */
function wordsOf({ written, body }: CheckedFile): string {
  const fields = Object.entries(Object(written))
    .filter(([key]) => !NO_TEXT.includes(key))
    .map(([key, value]) => `${key}: ${String(value)}`)
    .sort();
  return [...fields, body].join('\n').replaceAll(/\s+/g, ' ').trim();
}
