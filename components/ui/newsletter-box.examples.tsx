import type { Content } from '../../renderer/content/schema/content';
import { NewsletterBox } from './newsletter-box';

export const layout = 'bands';

export function examples({ words }: Content) {
  const { newsletterTitle, newsletterText } = words.article;
  return {
    'with a sentence': <NewsletterBox title={newsletterTitle} text={newsletterText} page="/blog" />,
    without: <NewsletterBox title={newsletterTitle} page="/blog" />,
  };
}
