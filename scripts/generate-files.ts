/** Writes the files that are made from others, with the pictures of this site: npm run generate, npm run generate -- screens. */
import { generate } from 'sitewright/commands';
import { writeMediaKit } from './generate/media-kit';
import { writeScreens } from './generate/write-screens';

await generate({
  /** Screenshots of the tools of this site, for its pages. */
  screens: writeScreens,
  /** Logos, colors, and screenshots for the press. */
  'media-kit': writeMediaKit,
});
