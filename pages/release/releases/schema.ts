import { defineSection, headedSectionFields } from 'sitewright';
import * as z from 'zod';
import { release } from '../schema';

export const releases = defineSection(
  z.strictObject({
    ...headedSectionFields(
      'releases',
      'Shows every press release, newest first. A long list goes on at further pages, such as /press/page/2.',
    ),
  }),
  (_section, content) => content.all(release),
);
