import { analyticsSettings } from '../../../components/model/settings/analytics';
import { formSettings } from '../../../components/model/settings/forms';
import { readSettings as read } from '../../../renderer/content/settings';

/** The settings of this site alone, because end-to-end tests can't load the whole site, whose rules need a bundler. */
const site = { url: 'https://tallwind.example', settings: [formSettings, analyticsSettings] };

/** The settings of this site, from the environment or from other variables. */
export const readSettings = (env: NodeJS.ProcessEnv = process.env) => read(site, env);

/** The facts about this site for hosts, with given settings. */
export const hostFacts = (env: NodeJS.ProcessEnv = {}) => ({ site, settings: readSettings(env) });
