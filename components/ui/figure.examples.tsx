import { reference } from 'sitewright';
import { Figures } from './figure';

const claim = reference('claim', 'A claim that is drawn.');
const claims = ['clients', 'whatsapp-setup', 'rating', 'reply-whatsapp'].map((id) => claim.parse(id));

export const examples = {
  'a figure, a pair of figures, words': <Figures claims={claims} page="/" />,
};
