import { NotFoundTemplate } from './template';

export const layout = 'bands';

export const examples = { 'for unknown addresses': <NotFoundTemplate /> };
