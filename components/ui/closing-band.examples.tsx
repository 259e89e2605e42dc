import { inStates } from '../examples';
import { ClosingBand } from './closing-band';

export const layout = 'bands';

export const examples = inStates(
  <ClosingBand
    title="Bring one chat that went wrong"
    text="We show you where it would have gone right."
    primary={{ label: 'Book a demo', href: '/demo' }}
    secondary={{ label: 'Write to us', href: '/contact' }}
  />,
);
