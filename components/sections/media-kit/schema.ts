import { defineSection, headedSectionFields } from 'sitewright';
import * as z from 'zod';

export const mediaKit = defineSection(
  z.strictObject({
    ...headedSectionFields('media-kit', 'Shows the downloads of media-kit.yaml.'),
  }),
);
