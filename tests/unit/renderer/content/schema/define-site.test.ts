import { expect, test } from 'vitest';
import { hero } from '../../../../../components/sections/hero/schema';
import { article } from '../../../../../pages/article/schema';
import { release } from '../../../../../pages/release/schema';
import { defineSite } from '../../../../../renderer/content/schema/define-site';
import { withTemplate } from '../../../../../renderer/content/schema/define-template';
import small from '../../../../fixtures/small-site/site';

test('a site has a template for each kind, a component for each section type, and looks', () => {
  const template = () => import('../../../../../pages/release/template');
  const sites = [
    defineSite({ ...small, kinds: [withTemplate(release, template)] }),
    // @ts-expect-error: the kind has no template
    defineSite({ ...small, kinds: [article] }),
    // @ts-expect-error: the template is that of another kind
    defineSite({ ...small, kinds: [withTemplate(article, template)] }),
    // @ts-expect-error: the section type has no component
    defineSite({ ...small, sections: [hero] }),
    // @ts-expect-error: nothing is around the pages
    defineSite({ ...small, looks: undefined }),
  ];
  expect(sites).toHaveLength(5);
});
