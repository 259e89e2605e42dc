import { type CheckedContent, type CheckedFile, defineRule, redirects, tokensOf } from 'sitewright';
import { legal } from '../schema';

/** Fields that are not part of the text. */
const NO_TEXT = ['updated', 'unchanged-because', 'draft'];

export default defineRule({
  category: 'Write the text',
  description:
    'A legal text that is changed, even by a placeholder in it, gets a new date for its last update, or says under unchanged-because why it does not need one.',
  rationale:
    'People and courts must be able to tell which text applied on which day. Where a text names the email address of site.yaml, a new address changes the text as well. A corrected comma is not a new version: give it as the reason, and keep the date.',
  change: (now, before) => {
    const textsBefore = new Map(publishedTexts(before).map((text) => [text.address, text]));
    return publishedTexts(now).flatMap(({ file, address: own, data }) => {
      const [earlier] = addressesOf(own, now).flatMap((address) => textsBefore.get(address) ?? []);
      if (!earlier) return [];
      const isSame = wordsOf(file) === wordsOf(earlier.file);
      const changed = isSame ? changedTokens(file, now, before) : [];
      if (isSame && changed.length === 0) return [];
      const { updated, 'unchanged-because': reason } = data;
      const { updated: oldDate, 'unchanged-because': oldReason } = earlier.data;
      if (updated > oldDate || (reason !== undefined && reason !== oldReason)) return [];
      return file.at(['updated'], {
        message: messageOf(updated, oldDate, reason, changed),
        found: updated,
        suggestion: `Write the day of the change:   updated: ${now.today}\nOr, where the text means the same as before, say so:   unchanged-because: A comma was corrected.`,
      });
    });
  },
});

function messageOf(updated: string, before: string, oldReason: string | undefined, changed: readonly string[]): string {
  if (changed.length > 0)
    return `Visitors read another legal text than before, since it names what was changed: ${changed.join(', ')}. Its last update is still ${updated}.`;
  if (updated < before) return `This legal text was changed, but its date went back from ${before} to ${updated}.`;
  const stale = oldReason === undefined ? '' : ` The reason "${oldReason}" was given for an earlier change.`;
  return `This legal text was changed, but its last update is still ${updated}.${stale}`;
}

/** The tokens in a text with a changed value, with both values. */
function changedTokens(file: CheckedFile, now: CheckedContent, before: CheckedContent): string[] {
  const tokens = new Set(tokensOf(wordsOf(file)).map(({ id }) => `[[${id}]]`));
  return [...tokens].flatMap((token) => {
    const [old, current] = [before.filled(token), now.filled(token)];
    return old === current ? [] : `${token} is now ${current} (before: ${old})`;
  });
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
