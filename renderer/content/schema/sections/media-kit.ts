import * as z from 'zod';
import { headedSectionFields } from '../fields/section-base';

export const mediaKit = z.strictObject({
  ...headedSectionFields('media-kit', 'Shows the downloads of media-kit.yaml.'),
});
