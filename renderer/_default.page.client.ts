import { createPagePatcher } from './dev/browser/live-reload';
import { hydrateIslands } from './react/hydrate-islands';

import.meta.hot?.on('content', createPagePatcher(document));
import.meta.hot?.send('content', performance.timeOrigin);
hydrateIslands(document);
