import { runOrExit } from 'sitewright/commands';

/** Builds the site, unless the arguments say that it stands. @returns the other arguments */
export function buildFirst(args: readonly string[], env = process.env): string[] {
  if (!args.includes('--no-build')) runOrExit('npm', ['run', '--silent', 'build'], env);
  return args.filter((each) => each !== '--no-build');
}
