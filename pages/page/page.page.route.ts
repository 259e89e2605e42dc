import { entryRoute } from '../entry-route';

export default entryRoute('page');
