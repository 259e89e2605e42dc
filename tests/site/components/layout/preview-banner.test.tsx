import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PreviewBanner } from '../../../../components/layout/preview-banner';
import { words } from '../../../../components/model/lists/words';
import { phrase } from '../../../../renderer/content/schema/fields/text';
import { ContentProvider } from '../../../../renderer/react/content-context';
import { entryAt, foundContent } from '../../../support/outputs-content';
import { withList } from '../../../support/with-list';

test('the day of publication replaces its placeholder in words.yaml', async () => {
  const content = await foundContent();
  const scheduled = phrase('A sentence.', 'date').parse('Hidden until {date}, and public from {date} on.');
  const preview = { ...content.list(words).preview, scheduled };
  const html = renderToStaticMarkup(
    <ContentProvider content={withList(content, words, { ...content.list(words), preview })}>
      <PreviewBanner entry={{ ...entryAt(content, '/press/a-release'), state: 'scheduled' }} />
    </ContentProvider>,
  );
  expect(html.replace(/<[^>]*>/g, '')).toBe('Hidden until December 31, 2023, and public from December 31, 2023 on.');
});
