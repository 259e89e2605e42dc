// Threads do not inherit what makes Node read TypeScript: this brings it into theirs.
import { register } from 'tsx/esm/api';

register();
const { makePages } = await import('./page-worker.ts');
export default makePages;
