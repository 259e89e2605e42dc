import { defineSite, fillPlaceholders, type Rule, withTemplate } from 'sitewright';
import { site, words } from './lists';
import { page } from './page/schema';

/** This site: its kinds of pages, its lists, its looks, and its rules. */
export default defineSite({
  url: 'https://example.com',
  locale: 'en-US',
  about(content) {
    const { menu, ...about } = content.list(site);
    return { ...about, mainPages: menu.map(({ href }) => href) };
  },
  kinds: [withTemplate(page, () => import('./page/template'))],
  lists: [site, words],
  anchors: ['content'],
  rules: import.meta.glob<Rule>('./*/rules/*.ts', { eager: true, import: 'default' }),
  looks: () => import('../components/looks'),
  drawing: {
    // --paper of tokens.css
    paper: { light: '#fcfbf8', dark: '#14171a' },
    tokens: 'components/styles/tokens.css',
  },
  labels(content) {
    const { notFound, notFoundText, otherPages, footnotes, backToText, furtherPage } = content.list(words);
    return {
      notFound: { title: notFound, description: notFoundText },
      otherPages,
      footnotes: () => ({
        lang: 'en',
        title: footnotes,
        back: (number) => fillPlaceholders(backToText, { number }),
      }),
      furtherPage: ({ head, number }) => ({
        title: fillPlaceholders(furtherPage, { title: head.title, number: String(number) }),
      }),
    };
  },
});
