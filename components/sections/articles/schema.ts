import * as z from 'zod';
import { defineSection } from '../../../renderer/content/schema/define-section';
import { reference } from '../../../renderer/content/schema/fields/reference';
import { headedSectionFields } from '../../../renderer/content/schema/fields/section-base';

/** It lists the real content; an example only changes its heading. */
export const articles = defineSection(
  z.strictObject({
    ...headedSectionFields(
      'articles',
      'Shows every article, newest first. A long list goes on at further pages, such as /blog/page/2.',
    ),
    author: reference('author', 'Only articles by this author: the id in authors.yaml.').optional(),
  }),
  {
    least: {
      type: 'articles',
      title: 'All articles',
    },
    full: {
      type: 'articles',
      title: 'Read what a project taught us',
      text: 'Each article answers one question that a client put to us.',
    },
    'a long headline': {
      type: 'articles',
      title: 'Interdepartmental telecommunications and other responsibilities we have written about',
      text: 'It goes on for longer than anyone would read before a list, names otorhinolaryngology and telecommunications on the way, and shows that the list below keeps its place whatever the heading does.',
    },
  },
);
