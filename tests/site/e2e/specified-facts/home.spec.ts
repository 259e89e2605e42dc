import { pageAt } from '../built-pages';
import { expect, test } from '../site';
import {
  buttonsOf,
  ICON,
  inSequence,
  type LabelAndHref,
  linksOf,
  partOf,
  readingOf,
  readingsOf,
  sectionOf,
  sectionsOf,
  tilesOf,
} from './page-parts';

test('/ has its sections in order', () => {
  expect(sectionsOf('/')).toMatch(inSequence('hero, …, services, …, reasons, …, cta'));
});

test('/ links from its hero to the services and to the consultation', () => {
  const hero = sectionOf('/', 'hero');
  expect(readingOf(partOf(hero, 'h1'))).toBe('Digital Solutions That Scale Your Business');
  expect(buttonsOf(hero)).toEqual([
    ['Explore Our Services', '#services-section'],
    ['Get Free Consultation', '/contact'],
  ]);
});

test('/ states four figures in its hero, the first of them a number of businesses', () => {
  const tiles = tilesOf(sectionOf('/', 'hero'));
  expect(tiles.map(({ value }) => value)).toEqual(['10,000+', '300%', '4.9', '24/7']);
  expect(tiles[0]?.label).toMatch(/^businesses /);
});

test('/ has a card for each of the four services', () => {
  expect(
    sectionOf('/', 'services')
      .querySelectorAll('article')
      .map((card) => ({
        hasIcon: card.querySelector(ICON) !== null,
        title: readingOf(partOf(card, 'h3')),
        hasDescription: readingOf(partOf(card, 'h3 ~ p')) !== '',
        features: readingsOf(card, 'li'),
        figure: readingOf(partOf(card, 'p:has(strong)')),
        cta: linksOf(card).at(-1),
      })),
  ).toEqual(cards.map((card) => ({ hasIcon: true, hasDescription: true, ...card })));
});

const cards: { title: string; features: string[]; figure: string; cta: LabelAndHref }[] = [
  {
    title: 'WhatsApp growth',
    features: ['Lead capture', 'Sales automation', 'Team inbox', 'Analytics'],
    figure: '3.2x revenue increase',
    cta: ['Grow with WhatsApp', '/whatsapp-growth'],
  },
  {
    title: 'Mobile app development',
    features: ['iOS', 'Android', 'Cross-platform', 'Store release and upkeep'],
    figure: '500+ apps delivered',
    cta: ['Plan a mobile app', '/mobile-app-development'],
  },
  {
    title: 'Website development',
    features: ['Online stores', 'Booking pages', 'Editing in the browser', 'Ready for search engines'],
    figure: '1000+ websites built',
    cta: ['Plan a website', '/website-development'],
  },
  {
    title: 'AI agents and chatbots',
    features: ['Web chat and WhatsApp', 'Actions in your systems', 'Handoff to people', 'A log of every step'],
    figure: '2000+ AI agents deployed',
    cta: ['Meet the agents', '/ai-agents-chatbots'],
  },
];

test('/ gives reasons to choose the agency', () => {
  expect(readingsOf(sectionOf('/', 'reasons'), 'h3')).toEqual(['Rapid Deployment', 'Expert Team', 'Proven Results']);
});

test('/ closes with the consultation and the work', () => {
  expect(buttonsOf(sectionOf('/', 'cta'))).toEqual([
    ['Get Free Consultation', '/contact'],
    ['See Our Work', '/contact'],
  ]);
});

test('the header links to the four services and to the contact page', () => {
  const links = linksOf(partOf(pageAt('/').root, 'header nav')).filter(([label]) => label !== '');
  expect(links).toEqual([
    ['WhatsApp Growth', '/whatsapp-growth'],
    ['Mobile Apps', '/mobile-app-development'],
    ['Websites', '/website-development'],
    ['AI Agents', '/ai-agents-chatbots'],
    ['Contact Us', '/contact'],
  ]);
});
