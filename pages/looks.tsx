import { defineLooks } from 'sitewright';
import { AnalyticsScript } from '../components/layout/analytics-script';
import { Layout } from '../components/layout/layout';
import { LogoMark } from '../components/layout/logo';
import { drawnBody } from '../components/ui/body-components';
import { plainBody } from '../components/ui/plain-body';
import { NotFoundTemplate } from './not-found/template';

export default defineLooks({
  Layout,
  NotFound: NotFoundTemplate,
  Head: AnalyticsScript,
  Mark: LogoMark,
  body: drawnBody,
  plainBody,
});
