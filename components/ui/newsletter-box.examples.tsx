import { words } from '../../pages/lists/words';
import type { Content } from '../../renderer/content/schema/content';
import { NewsletterBox } from './newsletter-box';

export const layout = 'bands';

export function examples({ list }: Content) {
  const { newsletterTitle, newsletterText } = list(words).article;
  return {
    'with a sentence': <NewsletterBox title={newsletterTitle} text={newsletterText} page="/blog" />,
    without: <NewsletterBox title={newsletterTitle} page="/blog" />,
  };
}
