import { expect, test } from 'vitest';
import * as z from 'zod';
import { defineKind } from '../../../../renderer/content/schema/define-kind';
import { defineList } from '../../../../renderer/content/schema/define-list';
import { defineSection } from '../../../../renderer/content/schema/define-section';
import { defineSite } from '../../../../renderer/content/schema/define-site';
import { defineTemplate, withTemplate } from '../../../../renderer/content/schema/define-template';
import { pageHead } from '../../../../renderer/content/schema/fields/page-head';
import { reference } from '../../../../renderer/content/schema/fields/reference';
import { sectionFields } from '../../../../renderer/content/schema/fields/section-base';
import { text } from '../../../../renderer/content/schema/fields/text';
import { withComponent } from '../../../../renderer/content/schema/with-component';
import { hero } from '../../../fixtures/base-site/components/section-types';
import { article, release } from '../../../fixtures/base-site/pages/kinds';
import base from '../../../fixtures/base-site/pages/site';
import looks from '../../../fixtures/small-site/looks';

/** The base of all sites here. */
const site = {
  url: 'https://site.example',
  locale: 'en-US',
  about: () => ({ name: '', slogan: '', description: '', email: '', mainPages: [] }),
  labels: () => ({
    notFound: { title: '', description: '' },
    otherPages: '',
    footnotes: () => ({ lang: 'en', title: '', back: () => '' }),
    furtherPage: () => ({}),
  }),
  looks: async () => ({ default: looks }),
  drawing: base.drawing,
} as const;

const rooms = defineList({ name: 'rooms', file: 'rooms.yaml', item: 'room', schema: z.record(z.string(), text('')) });
const room = reference('room', 'Where it begins.');
const guide = defineKind({
  name: 'guide',
  files: 'guides/:slug.mdx',
  address: '/guides/:slug',
  schema: z.strictObject({ ...pageHead(), room, next: z.array(z.strictObject({ guide: reference('guide', '') })) }),
});
const guideTemplate = defineTemplate(guide, { Page: () => null });
const guides = withTemplate(guide, async () => ({ default: guideTemplate }));
const map = defineSection(z.strictObject({ ...sectionFields('map', 'A map.'), room: room.optional() }));
const maps = withComponent(map, async () => () => null);

test('a site has a template for each kind, a component for each section type, and looks', () => {
  const template = () => import('../../../fixtures/base-site/pages/release/template');
  const sites = [
    defineSite({ ...site, kinds: [withTemplate(release, template)], lists: [] }),
    // @ts-expect-error: the kind has no template
    defineSite({ ...site, kinds: [release], lists: [] }),
    // @ts-expect-error: the template belongs to another kind
    withTemplate(article, template),
    // @ts-expect-error: the section type has no component
    defineSite({ ...site, kinds: [], lists: [], sections: [hero] }),
    // @ts-expect-error: the component belongs to another section type
    withComponent(map, async () => (await import('../../../fixtures/base-site/components/sections')).Hero),
    // @ts-expect-error: the looks do not draw a component of bodies
    defineSite({ ...site, kinds: [], lists: [], bodyComponents: { Note: { props: {}, holds: 'text' } } }),
    // @ts-expect-error: the site has no layout
    defineSite({ ...site, kinds: [], lists: [], looks: undefined }),
  ];
  expect(sites).toHaveLength(7);
});

test('the targets of references in kinds, section types, and lists exist on the site', () => {
  const plans = defineList({ name: 'plans', file: 'plans.yaml', schema: z.array(z.strictObject({ room })) });
  const sites = [
    defineSite({ ...site, kinds: [guides], sections: [maps], lists: [rooms, plans], optional: [guide] }),
    // @ts-expect-error: the site has no kind and no list of "room"
    defineSite({ ...site, kinds: [guides], lists: [] }),
    // @ts-expect-error: the site has no kind and no list of "room"
    defineSite({ ...site, kinds: [], sections: [maps], lists: [] }),
    // @ts-expect-error: the site has no kind and no list of "room"
    defineSite({ ...site, kinds: [], lists: [plans] }),
    // @ts-expect-error: the site has no articles
    defineSite({ ...site, kinds: [guides], lists: [rooms], optional: [article] }),
    // @ts-expect-error: the site has no articles
    defineSite({ ...site, kinds: [guides], lists: [rooms], feeds: { '/guides': article } }),
  ];
  expect(sites).toHaveLength(6);
});

test('a page and its social image can only have themes of the site', () => {
  const pink = defineTemplate(guide, { Page: () => null, card: () => ({ headline: '', theme: 'pink' }) });
  const kinds = [withTemplate(guide, async () => ({ default: pink }))] as const;
  const hued = defineKind({
    name: 'hued',
    files: ':slug.mdx',
    address: '/:slug',
    schema: z.strictObject({ ...pageHead(), theme: z.enum(['green', 'pink']) }),
  });
  const plain = defineTemplate(hued, { Page: () => null });
  const huedKinds = [withTemplate(hued, async () => ({ default: plain }))] as const;
  const sites = [
    defineSite({ ...site, kinds, lists: [rooms], themes: ['green', 'pink'] }),
    // @ts-expect-error: the site lacks the theme pink of the social image
    defineSite({ ...site, kinds, lists: [rooms], themes: ['green', 'blue'] }),
    // @ts-expect-error: a site without themes only has plain
    defineSite({ ...site, kinds, lists: [rooms] }),
    defineSite({ ...site, kinds: huedKinds, lists: [], themes: ['green', 'pink'] }),
    // @ts-expect-error: pages may have the theme pink, which the site lacks
    defineSite({ ...site, kinds: huedKinds, lists: [], themes: ['green'] }),
  ];
  expect(sites).toHaveLength(5);
});
