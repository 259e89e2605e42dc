import { PageTemplate } from '../../components/templates/page';
import { entryPage } from '../entry-page';

export { PageTemplate as Page };
export const { onBeforeRender } = entryPage('page');
