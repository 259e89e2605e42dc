import { ReleaseTemplate } from '../../components/templates/release';
import { entryPage } from '../entry-page';

export { ReleaseTemplate as Page };
export const { onBeforeRender } = entryPage('release');
