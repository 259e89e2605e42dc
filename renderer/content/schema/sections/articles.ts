import * as z from 'zod';
import { reference } from '../fields/reference';
import { headedSectionFields } from '../fields/section-base';

export const articles = z.strictObject({
  ...headedSectionFields(
    'articles',
    'Shows every article, newest first. A long list goes on at further pages, such as /blog/page/2.',
  ),
  author: reference('author', 'Only articles by this author: the id in authors.yaml.').optional(),
});
