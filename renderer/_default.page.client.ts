import { wakeIslands } from '../components/islands/hydrate-islands';
import { renewing } from './dev/live-reload';

import.meta.hot?.on('content', renewing(document));
import.meta.hot?.send('content', performance.timeOrigin);
wakeIslands(document);
