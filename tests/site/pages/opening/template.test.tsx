import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../../../components/model/lists/words';
import { Openings } from '../../../../pages/opening/openings/openings';
import { openings as list } from '../../../../pages/opening/openings/schema';
import { opening as openings } from '../../../../pages/opening/schema';
import template from '../../../../pages/opening/template';
import { isSection } from '../../../../renderer/content/schema/define-section';
import { sectionsOf } from '../../../../renderer/content/schema/sections-of';
import { ContentProvider } from '../../../../renderer/react/content-context';
import { assertKind } from '../../../support/assert-kind';
import { entryAt, foundContent, opening } from '../../../support/outputs-content';

/** What takes the place of the link to apply. */
const closed = async () => (await foundContent()).list(words).opening.closed;

/** The page of an opening and its row in the list, as HTML. */
async function htmlOf(closes: string): Promise<string[]> {
  const text = opening({ 'posted: 2024-11-04': `posted: 2024-11-04\ncloses: ${closes}` });
  const content = await foundContent({ 'careers/engineer.mdx': text });
  const careers = entryAt(content, '/careers');
  const section = sectionsOf(careers).find((each) => isSection(each, list));
  if (!section) throw new Error('The careers page lists no openings');
  return [
    <template.Page key="page" entry={assertKind(entryAt(content, '/careers/engineer'), openings)} body={null} />,
    <Openings key="list" section={section} entry={careers} body={null} />,
  ].map((part) => renderToStaticMarkup(<ContentProvider content={content}>{part}</ContentProvider>));
}

test('an open job has the link to apply, on its page and in the list', async () => {
  for (const html of await htmlOf('2999-12-31')) {
    expect(html).toContain('href="mailto:careers@tallwind.example?subject=');
    expect(html).not.toContain(await closed());
  }
});

test('a closed job says so and has no link to apply', async () => {
  for (const html of await htmlOf('2024-12-31')) {
    expect(html).not.toContain('mailto:');
    expect(html).toContain(await closed());
  }
});
