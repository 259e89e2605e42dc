import { countOf } from '../../content/text/count-of';
import { escapeHtml } from '../../html/escape-html';
import { addressInEngine } from '../../platform/engine-folder.mjs';
import { inSite } from '../../platform/site-folder.mjs';
import { type Choice, type Column, choiceOf, chooseFiles, columns, stateNames } from './choose-files';
import type { Finding, MapFile } from './map-files';

/** How many rows a browser shows at once without delay. */
const MAX_ROWS = 500;

/** Everything that the map shows. */
export interface MapContent {
  files: readonly MapFile[];
  /** The content folder, as an absolute path. */
  root: string;
  /** Whether git knows when files were changed. */
  hasHistory: boolean;
  /** Whether the data files are valid. Without them, pages have no state. */
  hasLists: boolean;
}

/** The document of the map, with the files that an address asks for. It needs no valid content and no script. */
export function mapDocument(content: MapContent, search: URLSearchParams): string {
  const choice = choiceOf(search);
  const chosen = chooseFiles(content.files, choice);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Map of the content</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/${inSite('components/styles/styles.css')}">
<link rel="stylesheet" href="${addressInEngine('dev/content-map/content-map.css')}">
<script type="module" src="${addressInEngine('dev/browser/update-content-map.ts')}"></script>
</head>
<body data-theme="ink">
<main class="content-map">
<h1>Map of the content</h1>
<p><a href="/">The site</a></p>
${notices(content)}
${filterForm(choice)}
<p role="status">${countInWords(chosen, content.files.length)}</p>
<section id="files" class="content-map-files" tabindex="0" aria-labelledby="files-caption">
${table(chosen.slice(0, MAX_ROWS), choice, content.root)}
</section>
</main>
<iframe name="editor" title="Opens files in the editor" hidden></iframe>
</body>
</html>
`;
}

/** Why the map is incomplete. */
function notices({ hasLists, hasHistory }: MapContent): string {
  const texts = [
    ...(hasLists
      ? []
      : ['One of the lists (the .yaml files) is missing or has errors. Until it is fixed, no page has a known state.']),
    ...(hasHistory
      ? []
      : [
          "Git can't tell when the files were changed: this folder is in no repository, or its history was not fetched.",
        ]),
  ];
  return texts.map((text) => `<p class="content-map-notice">${text}</p>`).join('');
}

/** A plain form, which leads to the map with another address; the buttons of the table belong to it. */
function filterForm({ text, state, withFindings, to, from, sort, direction }: Choice): string {
  const states = Object.entries(stateNames).map(
    ([value, name]) => `<option value="${value}"${value === state ? ' selected' : ''}>${name}</option>`,
  );
  const checkbox = (name: string, value: string, label: string) =>
    `<label><input type="checkbox" name="${name}" value="${escapeHtml(value)}" checked>${escapeHtml(label)}</label>`;
  return `<form id="filter" action="/__content#files" aria-label="Which files to show">
<input type="hidden" name="sort" value="${sortValue(sort, direction)}">
<div class="field"><label for="filter-text">Text</label>
<input id="filter-text" type="search" name="text" value="${escapeHtml(text)}" placeholder="Title, address, or file"></div>
<div class="field"><label for="filter-state">State</label>
<select id="filter-state" name="state"><option value="">All</option>${states.join('')}</select></div>
<label><input type="checkbox" name="findings"${withFindings ? ' checked' : ''}>With errors or warnings</label>
${to ? checkbox('to', to, `With links to ${to}`) : ''}
${from ? checkbox('from', from, `Linked from ${from}`) : ''}
<p><button type="submit">Show</button> <a href="/__content">Show all</a></p>
</form>`;
}

/** How an address spells an order: the column, after a minus if it descends. */
function sortValue(sort: Column, direction: Choice['direction']): string {
  return direction === 'descending' ? `-${sort}` : sort;
}

function countInWords(chosen: readonly MapFile[], all: number): string {
  if (chosen.length === 0) return `None of the ${countOf(all, 'file')} is like that.`;
  const files = chosen.length === all ? countOf(all, 'file') : `${chosen.length} of ${countOf(all, 'file')}`;
  const findings = findingsInWords(chosen.flatMap((file) => file.findings));
  const rest = chosen.length > MAX_ROWS ? ` The first ${MAX_ROWS} are below.` : '';
  return `${files}, with ${findings || 'no errors or warnings'}.${rest}`;
}

function findingsInWords(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  return [errors > 0 && countOf(errors, 'error'), warnings > 0 && countOf(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
}

function table(files: readonly MapFile[], choice: Choice, root: string): string {
  const order = `${columns[choice.sort].name.toLowerCase()}, ${choice.direction}`;
  const heads = (Object.keys(columns) as Column[]).map((column) => head(column, choice));
  return `<table>
<caption id="files-caption">Files in order of ${order}</caption>
<thead><tr>${heads.join('')}</tr></thead>
${files.map((file) => rows(file, root)).join('\n')}
</table>`;
}

function head(column: Column, { sort, direction }: Choice): string {
  const { name, begins } = columns[column];
  const isSorted = column === sort;
  const next = isSorted ? (direction === 'ascending' ? 'descending' : 'ascending') : begins;
  const arrow = isSorted ? (direction === 'ascending' ? '↑' : '↓') : '↕';
  return `<th scope="col"${isSorted ? ` aria-sort="${direction}"` : ''}><button form="filter" name="sort" value="${sortValue(column, next)}">${name} <span aria-hidden="true">${arrow}</span></button></th>`;
}

/** A row to compare files by, and a row with the diagnostics. */
function rows(
  { path, address, title, state, findings, incoming, outgoing, ...changes }: MapFile,
  root: string,
): string {
  const isBroken = findings.some(({ severity }) => severity === 'error');
  const cells = [
    address === undefined ? NONE : `<a href="${escapeHtml(address)}">${escapeHtml(title ?? address)}</a>`,
    state ? `<span data-state="${state}">${stateNames[state]}</span>` : NONE,
    findings.length === 0 ? NONE : `<strong${isBroken ? ' class="error"' : ''}>${findingsInWords(findings)}</strong>`,
    linkCount(incoming.length, `to=${encodeURIComponent(path)}`, `with links to ${path}`),
    linkCount(outgoing.length, `from=${encodeURIComponent(path)}`, `that ${path} links to`),
    lastChange(changes),
  ];
  const list = findings.map((finding) => findingItem(finding, path, root));
  return `<tbody><tr><th scope="row">${editorLink(root, path)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>
${list.length > 0 ? `<tr><td colspan="${cells.length + 1}"><ul>${list.join('')}</ul></td></tr>` : ''}</tbody>`;
}

const NONE = '<span aria-hidden="true">–</span><span class="sr-only">none</span>';

function linkCount(count: number, search: string, which: string): string {
  if (count === 0) return '0';
  return `<a href="/__content?${search}">${count}<span class="sr-only"> files ${escapeHtml(which)}</span></a>`;
}

function lastChange({ committed, isUncommitted }: Pick<MapFile, 'committed' | 'isUncommitted'>): string {
  if (isUncommitted) return `<em>${committed ? 'Uncommitted' : 'New'}</em>`;
  return committed ? `<time datetime="${committed}">${committed}</time>` : NONE;
}

function findingItem({ severity, code, line, column, text }: Finding, path: string, root: string): string {
  const lines = text.map((each) => `<p>${escapeHtml(each)}</p>`);
  return `<li data-severity="${severity}"><p><strong>${severity}</strong> ${editorLink(root, path, `:${line}:${column}`)} ${code}</p>${lines.join('')}</li>`;
}

/** Opens a content file in the editor through the dev server, whose empty answer goes to the hidden frame: the map stays. */
function editorLink(root: string, path: string, place = ''): string {
  const file = encodeURIComponent(`${root}/${path}${place}`);
  return `<a href="/__open-in-editor?file=${file}" target="editor">${escapeHtml(path + place)}<span class="sr-only"> in the editor</span></a>`;
}
