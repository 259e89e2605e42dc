import { defineSite, fillPlaceholders, type Rule, redirects, vocabulary, withTemplate } from 'sitewright';
import { withWeights } from '../components/layout/receipt/page-weight';
import { bodyComponents } from '../components/model/body-components';
import { themes } from '../components/model/fields/theme';
import { footnoteLabels } from '../components/model/footnote-labels';
import { categories } from '../components/model/lists/categories';
import { claims } from '../components/model/lists/claims';
import { mediaKit, partners } from '../components/model/lists/data-files';
import { site } from '../components/model/lists/site';
import { words } from '../components/model/lists/words';
import { places } from '../components/model/places';
import { analyticsSettings } from '../components/model/settings/analytics';
import { formSettings } from '../components/model/settings/forms';
import { article } from './article/schema';
import { author } from './author/schema';
import { drawing } from './drawing';
import { hub } from './hub/schema';
import { legal } from './legal/schema';
import { opening } from './opening/schema';
import { factSheet } from './outputs/fact-sheet/fact-sheet-output';
import { page } from './page/schema';
import { release } from './release/schema';
import { sections } from './sections';
import { solution } from './solution/schema';

/** This site: its kinds of pages, sections, data files, looks, and rules. */
export default defineSite({
  url: 'https://tallwind.example',
  locale: 'en-US',
  about(content) {
    const { name, title, blurb, email, services } = content.list(site);
    return { name, slogan: title, description: blurb, email, mainPages: services.map(({ page }) => page) };
  },
  kinds: [
    withTemplate(page, () => import('./page/template')),
    withTemplate(legal, () => import('./legal/template')),
    withTemplate(hub, () => import('./hub/template')),
    withTemplate(solution, () => import('./solution/template')),
    withTemplate(article, () => import('./article/template')),
    withTemplate(author, () => import('./author/template')),
    withTemplate(release, () => import('./release/template')),
    withTemplate(opening, () => import('./opening/template')),
  ],
  optional: [legal],
  sections,
  bodyComponents,
  places,
  anchors: ['content'],
  lists: [site, words, claims, categories, partners, mediaKit, redirects, vocabulary],
  themes,
  feeds: { '/blog': article, '/press': release },
  outputs: [factSheet],
  // Most pages load no code of islands. With Brotli, React 19 takes 58.2 KB of it, and the contact form, the largest island, 4.9 KB.
  budget: { document: 14, stylesheet: 14, font: 20, image: 20, picture: 60, script: 1, island: 65, total: 42 },
  // Each article has a drawn cover, which is most of the weight of such a page.
  pageSize: 12,
  settings: [formSettings, analyticsSettings],
  labels(content) {
    const { breadcrumbs, footnotes, notFound, llms, pagination } = content.list(words);
    return {
      home: breadcrumbs.home,
      notFound: { title: notFound.title, description: notFound.text },
      otherPages: llms.pages,
      footnotes: (lang) => footnoteLabels(lang, footnotes, content.language),
      furtherPage({ head, number: page, count }) {
        const number = String(page);
        return {
          name: fillPlaceholders(pagination.page, { number }),
          title: fillPlaceholders(pagination.title, { name: head.name, number }),
          description: fillPlaceholders(pagination.description, {
            description: head.description,
            number,
            count: String(count),
          }),
        };
      },
    };
  },
  finishPage: withWeights,
  looks: () => import('./looks'),
  drawing,
  publisher({ content }) {
    const { blurb, email, telephone, social } = content.list(site);
    return { description: blurb, email, telephone, sameAs: social.map(({ href }) => href) };
  },
  rules: import.meta.glob<Rule>('./*/rules/*.ts', { eager: true, import: 'default' }),
});
