import { Footer } from './footer';

export const layout = 'bands';

export const examples = { 'on every page': <Footer /> };
