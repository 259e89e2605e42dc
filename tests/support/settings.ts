import { analyticsSettings } from '../../pages/settings/analytics';
import { formSettings } from '../../pages/settings/forms';
import { readSettings as read } from '../../renderer/settings';

/** What this site says of its settings: the end-to-end tests can't load the whole site, whose rules only bundlers find. */
const site = { url: 'https://tallwind.example', settings: [formSettings, analyticsSettings] };

/** The settings of this site, from the environment or from other variables. */
export const readSettings = (env: NodeJS.ProcessEnv = process.env) => read(site, env);

/** What hosts need to know of this site with such settings. */
export const hostFacts = (env: NodeJS.ProcessEnv = {}) => ({ site, settings: readSettings(env) });
