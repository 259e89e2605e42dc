import { type Examples, inStates, longLabel } from '../examples';
import { TextLink } from './text-link';

export const examples: Examples = {
  ...inStates(<TextLink href="/blog">All articles</TextLink>),
  'down the page': <TextLink href="#text-link">Read on below</TextLink>,
  'off the site': <TextLink href="https://www.linkedin.com">Our profile</TextLink>,
  download: (
    <TextLink href="/media/media-kit/logo.zip" download>
      Download
    </TextLink>
  ),
  'long label': <TextLink href="/contact">{longLabel}</TextLink>,
};
