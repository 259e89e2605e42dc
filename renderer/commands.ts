/* For the arguments of a command, what it runs, and how it fails. */

export { exitWith, readArguments, readPort } from './commands/shared/arguments';
export { reasonOf } from './commands/shared/reason-of';
export { runOrExit } from './commands/shared/run-or-exit';
export { didYouMean } from './content/text/did-you-mean';

/* For what a command reads: the site, its settings, its content. */

export { openThisSite } from './commands/shared/open-this-site';
export { loadContent } from './content/index';
export { readSettings } from './content/settings';

/* For generated files of the site's own. */

export { generate } from './commands/generate/generators';
export { escapeXml } from './outputs/xml';

/* For commands that show the site to a browser. */

export { serveSite } from './commands/serve/serve-site';
export { BROWSER_ARGS } from './commands/shared/browser-args';
export { findBrowser } from './commands/shared/find-browser';
export { freePorts } from './commands/shared/free-ports';
export { serveDevelopment } from './commands/shared/serve-development';

/* For commands that make up content, the same each time. */

export { randomFrom } from './platform/random-from';

/* For commands that compare versions of the site. */

export { askGit, git } from './platform/git';
export { linkPackages } from './platform/link-packages';
