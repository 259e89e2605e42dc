import { OpeningTemplate } from '../../components/templates/opening';
import { entryPage } from '../entry-page';

export { OpeningTemplate as Page };
export const { onBeforeRender } = entryPage('opening');
