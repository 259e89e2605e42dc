import type { Content } from 'sitewright';
import { words } from '../model/lists/words';
import { NewsletterBox } from './newsletter-box';

export const layout = 'bands';

export function examples({ list }: Content) {
  const { newsletterTitle, newsletterText } = list(words).article;
  return {
    'with a sentence': <NewsletterBox title={newsletterTitle} text={newsletterText} page="/blog" />,
    without: <NewsletterBox title={newsletterTitle} page="/blog" />,
  };
}
