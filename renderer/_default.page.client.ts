import { wakeIslands } from '../components/islands/wake';
import { renewing } from './renew-page';

import.meta.hot?.on('content', renewing(document));
import.meta.hot?.send('content', performance.timeOrigin);
wakeIslands(document);
