import { LegalTemplate } from '../../components/templates/legal';
import { entryPage } from '../entry-page';

export { LegalTemplate as Page };
export const { onBeforeRender } = entryPage('legal');
