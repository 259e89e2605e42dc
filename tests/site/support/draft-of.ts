import { reword } from '../../support/reword';

/** A copy of an article as a draft. */
export function draftOf(article: string): string {
  const text = article
    .replace(/^title: .*$/m, 'title: An article in the making')
    .replace(
      /^description: .*$/m,
      'description: An article that an editor is writing, which is shown next to the pages that are public before its day.',
    )
    .replace('name: ', 'draft: true\nname: ');
  return reword(text, 'Draft');
}
