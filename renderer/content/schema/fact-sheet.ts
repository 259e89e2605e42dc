/** The fact sheet of the media kit, by its name inside content/media. The build writes it, so nobody puts it there. */
export const FACT_SHEET = 'media-kit/fact-sheet.pdf';
