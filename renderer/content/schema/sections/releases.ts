import * as z from 'zod';
import { headedSectionFields } from '../fields/section-base';

export const releases = z.strictObject({
  ...headedSectionFields(
    'releases',
    'Shows every press release, newest first. A long list goes on at further pages, such as /press/page/2.',
  ),
});
