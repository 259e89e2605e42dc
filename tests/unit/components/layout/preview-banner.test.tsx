import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentProvider } from '../../../../components/content-context';
import { PreviewBanner } from '../../../../components/layout/preview-banner';
import { entryAt, foundContent } from '../../../support/outputs-content';

test('the day of publication is wherever words.yaml asks for it', async () => {
  const content = await foundContent();
  const preview = { ...content.words.preview, scheduled: 'Hidden until {date}, and public from {date} on.' };
  const html = renderToStaticMarkup(
    <ContentProvider content={{ ...content, words: { ...content.words, preview } }}>
      <PreviewBanner entry={{ ...entryAt(content, '/press/a-release'), state: 'scheduled' }} />
    </ContentProvider>,
  );
  expect(html.replace(/<[^>]*>/g, '')).toBe('Hidden until December 31, 2023, and public from December 31, 2023 on.');
});
