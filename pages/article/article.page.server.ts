import { ArticleTemplate } from '../../components/templates/article';
import { entryPage } from '../entry-page';

export { ArticleTemplate as Page };
export const { onBeforeRender } = entryPage('article');
