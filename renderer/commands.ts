/** What a site's own commands use, in its folder scripts. */
export { generate } from './commands/generate/generators';
export { serveSite } from './commands/serve/serve-site';
export { exitWith, readArguments, readPort } from './commands/shared/arguments';
export { BROWSER_ARGS } from './commands/shared/browser-args';
export { findBrowser } from './commands/shared/find-browser';
export { freePorts } from './commands/shared/free-ports';
export { openThisSite } from './commands/shared/open-this-site';
export { reasonOf } from './commands/shared/reason-of';
export { runOrExit } from './commands/shared/run-or-exit';
export { serveDevelopment } from './commands/shared/serve-development';
export { loadContent } from './content/index';
export { readSettings } from './content/settings';
export { didYouMean } from './content/text/did-you-mean';
export { escapeXml } from './outputs/xml';
export { askGit, git } from './platform/git';
export { linkPackages } from './platform/link-packages';
