import { NotFoundTemplate } from './not-found';

export const layout = 'bands';

export const examples = { 'for unknown addresses': <NotFoundTemplate /> };
