import { defineLooks } from 'sitewright';
import { AnalyticsScript } from './layout/analytics-script';
import { Layout } from './layout/layout';
import { LogoMark } from './layout/logo';
import { NotFoundTemplate } from './layout/not-found';
import { bodyComponentsIn } from './ui/body-components';
import { plainBodyIn } from './ui/plain-body';

export default defineLooks({
  Layout,
  NotFound: NotFoundTemplate,
  Head: AnalyticsScript,
  Mark: LogoMark,
  body: bodyComponentsIn,
  plainBody: plainBodyIn,
});
