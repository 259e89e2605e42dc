import { SolutionTemplate } from '../../components/templates/solution';
import { entryPage } from '../entry-page';

export { SolutionTemplate as Page };
export const { onBeforeRender } = entryPage('solution');
