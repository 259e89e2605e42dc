/** In the place of a page that can't be made, in development: shows its errors, and asks for the page again at each save. */
import { showErrors } from './show-error-overlay';

import.meta.hot?.on('content', () => location.reload());
import.meta.hot?.send('content', performance.timeOrigin);
showErrors(document);
