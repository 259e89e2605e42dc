import { resolve } from 'node:path';
import type { ErrorPayload } from 'vite';
import { codeFrame, type SourceTexts } from '../content/diagnostics/code-frame';
import type { Diagnostic } from '../content/diagnostics/diagnostic';
import { formatMessage } from '../content/diagnostics/reporters/terminal';
import { rulesOf } from '../content/rules/registry';
import type { Site } from '../content/schema/site';
import { escapeHtml } from '../html/escape-html';
import { addressInEngine } from '../platform/engine-folder.mjs';

/** Where the content comes from. */
export interface Source {
  root: string;
  site: Site;
}

/**
 * The document that is served instead of a page that can't be rendered. It lists the errors; scripts show them in
 * Vite's overlay, see show-error-overlay.ts.
 * @param errors with the errors of the page's own file first
 */
export function errorPage(
  errors: readonly [Diagnostic, ...Diagnostic[]],
  sources: SourceTexts,
  source: Source,
): string {
  const overlay = toOverlay(errors, sources, source);
  const place = `${errors[0].file}:${errors[0].line}:${errors[0].column}`;
  const payload = JSON.stringify(overlay).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The content has errors</title>
<style>
  :root { color-scheme: light dark; }
  body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; font-family: system-ui, sans-serif; line-height: 1.5; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>This page can't be shown yet</h1>
<pre>${escapeHtml([place, overlay.frame, overlay.message].join('\n\n'))}</pre>
<script type="application/json" id="content-errors">${payload}</script>
<script type="module" src="${addressInEngine('dev/browser/error-page-script.ts')}"></script>
</body>
</html>
`;
}

function toOverlay(
  [first, ...others]: readonly [Diagnostic, ...Diagnostic[]],
  sources: SourceTexts,
  { root, site }: Source,
): ErrorPayload['err'] {
  const more = others.map((error) => `${error.file}:${error.line}:${error.column}  ${error.message}`);
  const file = resolve(root, '..', first.file);
  return {
    message: [
      ...formatMessage(first, site.messages).map((line) => line.trim()),
      `Rule: ${ruleOf(first, site)}`,
      ...more,
    ].join('\n'),
    stack: '',
    id: file,
    frame: codeFrame(first, sources).map(asFrameLine).join('\n'),
    loc: { file, line: first.line, column: first.column },
  };
}

/** The rule in words. */
function ruleOf({ code }: Diagnostic, site: Site): string {
  return rulesOf(site).get(code)?.description ?? code;
}

/** Vite shows a code frame only with bars of its own kind, and removes the indentation of the first line. */
function asFrameLine(line: string): string {
  return line.replace(/^ {2}/, '').replace('│', '|');
}
