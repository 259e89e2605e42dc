import { inStates } from '../examples';
import { cta } from '../sections/cta/schema';
import { ClosingBand } from './closing-band';

export const layout = 'bands';

export const examples = inStates(<ClosingBand {...(cta.examples.full ?? cta.examples.least)} />);
