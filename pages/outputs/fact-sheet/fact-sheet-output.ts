import type { PageFacts } from 'sitewright';
import { FACT_SHEET } from '../../../components/model/lists/data-files';

const ADDRESS = `/media/${FACT_SHEET}`;

/** The fact sheet of the media kit. What draws it is loaded on demand: the site is opened in browsers, too. */
export const factSheet = {
  addresses: [ADDRESS],
  files: async ({ content }: PageFacts) => {
    const { factSheetPdf } = await import('./fact-sheet-pdf');
    return new Map([[ADDRESS, await factSheetPdf(content)]]);
  },
};
