import { HubTemplate } from '../../components/templates/hub';
import { entryPage } from '../entry-page';

export { HubTemplate as Page };
export const { onBeforeRender } = entryPage('hub');
