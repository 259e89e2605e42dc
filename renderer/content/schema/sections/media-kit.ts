import * as z from 'zod';
import { sectionBase, sectionHeading } from '../fields/section-base';

export const mediaKit = z.strictObject({
  ...sectionBase,
  ...sectionHeading,
  type: z.literal('media-kit').describe('Shows the downloads of media-kit.yaml.'),
});
