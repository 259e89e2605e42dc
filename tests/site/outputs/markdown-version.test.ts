import { expect, test } from 'vitest';
import { words } from '../../../components/model/lists/words';
import type { Entry, WholeContent } from '../../../renderer/content/schema/content';
import { entryAt, foundContent, foundFiles } from '../../support/outputs-content';
import { renderWithMarkdown } from '../../support/render-page';
import { readSettings } from '../../support/settings';

async function markdown(entry: Entry, content: WholeContent, settings: Record<string, string> = {}): Promise<string> {
  const all = readSettings({ SITE_URL: 'https://site.example', ...settings });
  return (await renderWithMarkdown(entry, content, all)).markdown;
}

/** The body in the Markdown version of an article. */
async function markdownOf(body: string): Promise<string> {
  const file = 'blog/an-article.mdx';
  const [fields = ''] = foundFiles[file]?.split('\n## A heading') ?? [];
  const content = await foundContent({ [file]: `${fields}\n${body}\n` });
  const whole = await markdown(entryAt(content, '/blog/an-article'), content);
  const lastFact = `1 ${content.list(words).article.minutes}\n\n`;
  return whole.slice(
    whole.indexOf(lastFact) + lastFact.length,
    whole.indexOf(`\n## ${content.list(words).article.newsletterTitle}`),
  );
}

test('the Markdown version contains the page’s text about analytics', async () => {
  const file = 'blog/an-article.mdx';
  const body =
    '<WithAnalytics>\nVisits are counted.\n</WithAnalytics>\n\n<WithoutAnalytics>\nNobody counts.\n</WithoutAnalytics>\n';
  const content = await foundContent({ [file]: `${foundFiles[file]}\n${body}` });
  const entry = entryAt(content, '/blog/an-article');
  const counted = await markdown(entry, content, {
    VITE_ANALYTICS: 'plausible https://plausible.example/js/script.js www.site.example',
  });
  expect(counted).toContain('Visits are counted.\n\nThe program is Plausible, and it runs at plausible.example.');
  expect(counted).not.toContain('Nobody counts.');
  expect(await markdown(entry, content)).toContain('Nobody counts.');
  expect(await markdown(entry, content)).not.toContain('counted');
});

test('a component becomes a quotation with its title, even on one line', async () => {
  expect(await markdownOf('<Callout title="Mind [[launch]]">\n\nA *remark*.\n\n- One\n\n</Callout>')).toBe(
    '> **Mind 3-6 months**\n>\n> A *remark*.\n>\n> - One\n',
  );
  expect(await markdownOf('<Summary>No [cookies](/apps).</Summary>\n\nText.')).toBe(
    '> **In short**\n>\n> No [cookies](https://site.example/apps).\n\nText.\n',
  );
});

test('a checklist becomes a task list, and a sample is labeled as a sample', async () => {
  expect(await markdownOf('<Checklist title="Take along">\n\n- A pen\n- Paper\n\n</Checklist>')).toBe(
    '**Take along**\n\n- [ ] A pen\n- [ ] Paper\n',
  );
  expect(await markdownOf('<Sample title="Report">\n\n| a |\n| - |\n| b |\n\n</Sample>')).toBe(
    '> **Sample: Report**\n>\n> | a |\n> | - |\n> | b |\n',
  );
});
