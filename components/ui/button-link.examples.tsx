import { type Examples, inStates, longLabel } from '../examples';
import { ButtonLink } from './button-link';

export const examples: Examples = { ...examplesOf('solid'), ...examplesOf('line') };

function examplesOf(look: 'solid' | 'line'): Examples {
  const button = (label: string, href: string) => <ButtonLink look={look} link={{ label, href }} />;
  return {
    ...inStates(button('Get Free Consultation', '/contact'), `${look}, `),
    [`${look}, down the page`]: button('Read the releases', '#button-link'),
    [`${look}, off the site`]: button('Open the profile', 'https://www.linkedin.com'),
    [`${look}, long label`]: button(longLabel, '/contact'),
  };
}
