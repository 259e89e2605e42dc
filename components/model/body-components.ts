import { type BodyComponents, language, text, videoFields } from 'sitewright';
import * as z from 'zod';

const title = text('The title above it.').optional();

/** How wide a picture or a video is; without the property, as the column of the text. */
const width = z.enum(['column', 'wide']).optional();

/** What a text may use besides Markdown. */
export const bodyComponents = {
  Callout: { props: { title }, holds: 'text', drawsAlerts: true },
  Checklist: { props: { title }, holds: 'list' },
  Figure: { props: { width }, holds: 'picture' },
  Lengths: { props: {}, holds: 'text' },
  Quote: { props: { lang: language('The language of the quotation.').optional() }, holds: 'quotation' },
  Sample: { props: { title }, holds: 'text' },
  Summary: { props: {}, holds: 'text' },
  Video: { props: { speech: videoFields.speech, width }, holds: 'video' },
  WithAnalytics: { props: {}, holds: 'text', isConditional: true },
  WithoutAnalytics: { props: {}, holds: 'text', isConditional: true },
} as const satisfies BodyComponents;
