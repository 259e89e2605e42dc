/** In development, on the document instead of a page that can't be rendered: shows the errors, and requests the page again at each save. */
import { showErrors } from './show-error-overlay';

import.meta.hot?.on('content', () => location.reload());
import.meta.hot?.send('content', performance.timeOrigin);
showErrors(document);
