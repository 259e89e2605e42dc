import { loadContent as load } from '../../renderer/content/index';
import { site } from './site';

/** Loads a content folder as content of the site under test. */
export const loadContent = (root: string, options: Omit<Parameters<typeof load>[1], 'site'> = {}) =>
  load(root, { site, ...options });
