import { hydrateIslands } from '../components/islands/hydrate-islands';
import { createPagePatcher } from './dev/browser/live-reload';

import.meta.hot?.on('content', createPagePatcher(document));
import.meta.hot?.send('content', performance.timeOrigin);
hydrateIslands(document);
