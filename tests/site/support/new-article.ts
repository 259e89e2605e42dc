import { runCommand } from '../../support/run-command';

/** Creates an article to fill in, as npm run new does. @returns its file */
export function newArticle(content: string): string {
  const { status, printed } = runCommand('new', ['--root', content, 'article', 'Why quokkas answer late']);
  if (status !== 0) throw new Error(printed);
  return 'blog/why-quokkas-answer-late.mdx';
}
