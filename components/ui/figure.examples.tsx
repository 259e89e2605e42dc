import { Figures } from './figure';

export const examples = {
  'a figure, a pair of figures, words': (
    <Figures claims={['clients', 'whatsapp-setup', 'rating', 'reply-whatsapp']} page="/" />
  ),
};
