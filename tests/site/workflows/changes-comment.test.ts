import { symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { assert, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder';
import { readWorkflow } from './read-workflow';

const {
  permissions,
  jobs: { comment },
} = readWorkflow('changes-comment.yml');
assert(comment);
const [find = '', write = ''] = comment.steps.flatMap((step) => step.with.script ?? []);

const run = {
  id: 7,
  html_url: 'https://github.com/agency/site/actions/runs/7',
  head_sha: 'abc',
  head_branch: 'edit',
  head_repository: { id: 2, owner: { login: 'fork' } },
};
const context = { repo: { owner: 'agency', repo: 'site' }, payload: { workflow_run: run } };
const pull = { number: 12, head: { sha: 'abc', repo: { id: 2 } } };
const summary = { size_in_bytes: 900 };

/** Runs a script of the workflow against a fake GitHub with these lists. */
async function runScript(script: string, { pulls = [pull], artifacts = [summary], comments = [] as object[] } = {}) {
  const lists = { pulls: () => {}, artifacts: () => {}, comments: () => {} };
  const answers = new Map<unknown, unknown>([
    [lists.pulls, pulls],
    [lists.artifacts, artifacts],
    [lists.comments, comments],
  ]);
  const core = { info: vi.fn(), setOutput: vi.fn(), setFailed: vi.fn() };
  const issues = { listComments: lists.comments, createComment: vi.fn(), updateComment: vi.fn() };
  const github = {
    paginate: async (list: unknown) => answers.get(list),
    rest: { pulls: { list: lists.pulls }, actions: { listWorkflowRunArtifacts: lists.artifacts }, issues },
  };
  const call = new Function('github', 'context', 'core', 'require', `return (async () => {${script}})()`);
  await call(github, context, core, createRequire(import.meta.url));
  return { core, issues };
}

/** The result of commenting a summary on a pull request with these comments. */
async function postComment(text: string, comments: object[] = []) {
  const file = join(temporaryFolder(), 'summary.md');
  writeFileSync(file, text);
  vi.stubEnv('SUMMARY', file);
  vi.stubEnv('NUMBER', '12');
  return (await runScript(write, { comments })).issues;
}

/** The text of the comment for a summary. */
async function commentOf(text: string): Promise<string> {
  return (await postComment(text)).createComment.mock.calls[0]?.[0].body;
}

/** The summary in its comment, below the workflow's own text. */
async function shown(text: string): Promise<string> {
  return (await commentOf(text)).replace(/^[\s\S]*?open it\.\n\n/, '');
}

test('the workflow runs no code of the branch, and may only comment', () => {
  expect(permissions).toEqual({});
  expect(comment.permissions).toEqual({ actions: 'read', 'pull-requests': 'write' });
  expect(comment.steps.map(({ uses }) => uses?.split('@')[0])).toEqual([
    'actions/github-script',
    'actions/download-artifact',
    'actions/github-script',
  ]);
  // A script would execute an expression.
  expect(find + write).not.toContain('${{');
});

test('the pull request is looked up by the commit of the run', async () => {
  expect((await runScript(find)).core.setOutput).toHaveBeenCalledWith('number', 12);
  const moved = { ...pull, head: { ...pull.head, sha: 'def' } };
  const other = { ...pull, head: { ...pull.head, repo: { id: 3 } } };
  expect((await runScript(find, { pulls: [moved, other] })).core.setOutput).not.toHaveBeenCalled();
});

test('a summary that is too large is not posted', async () => {
  expect((await runScript(find, { artifacts: [{ size_in_bytes: 5_000_000 }] })).core.setOutput).not.toHaveBeenCalled();
  expect((await runScript(find, { artifacts: [] })).core.setOutput).not.toHaveBeenCalled();
});

test('tags, mentions, links, pictures and references do nothing in the comment', async () => {
  const text = await shown(
    'Hi @team &commat;team <img src=x> <!-- x --> [a](//b.example) ![c](https://d.example) [e]: //f.example www.g.example #12\n',
  );
  expect(text.replaceAll('\u200b', '·')).toBe(
    'Hi @·team &·commat;team <·img src=x> <·!-- x --> [a]·(//b.example) ![c]·(https:·//d.example) [e]·: //f.example www·.g.example #·12\n',
  );
});

test('the comment begins with a warning about its source and about the report', async () => {
  expect(await commentOf('**1 changed file reaches 1 page**\n')).toBe(`<!-- what-this-change-touches -->
**Written by this pull request's own code.** Nobody has checked it.

The [run](https://github.com/agency/site/actions/runs/7) keeps the whole report with its pictures, as changes-report. What report.html holds is up to that code as well: read the code that changes before you open it.

**1 changed file reaches 1 page**
`);
});

/** The node types and the text of a comment in GitHub's Markdown. */
function meaningOf(markdown: string) {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const types = new Set<string>();
  let text = '';
  visit(tree, (node) => {
    types.add(node.type);
    if ('value' in node) text += node.value;
  });
  return { types, text };
}

/** The allowed node types: text, tables and emphasis, but no links, images, or headings. */
const HARMLESS = [
  ...['root', 'paragraph', 'text', 'break', 'strong', 'emphasis', 'delete', 'inlineCode', 'code'],
  ...['list', 'listItem', 'blockquote', 'thematicBreak', 'table', 'tableRow', 'tableCell'],
];

test.each([
  ['a heading', '# Approved'],
  ['a heading in a quotation', '> ## Approved'],
  ['a heading in a list', '- ### Approved'],
  ['an empty heading', '#'],
  ['a heading with a tab', '#\tApproved #'],
  ['an underlined heading', 'Approved\n==='],
  ['a heading underlined once', 'Approved\n-'],
  ['an underlined heading in a quotation', '> Approved\n> ---'],
  ['an underlined heading in a list', '- Approved\n  ----  '],
  ['a diagram', '```mermaid\ngraph TD; a-->b\n```'],
  ['a map', '~~~~geojson\n{}\n~~~~'],
  ['a diagram in a list', '- ```mermaid\n  graph TD\n  ```'],
  ['a diagram in a quotation', '> ~~~ mermaid\n> graph TD'],
  ['a suggestion', '```suggestion\nrm -rf\n```'],
  ['a link', '[a](https://b.example) [a] (b) [a][b]\n\n[b]: https://b.example'],
  ['a link with a title', '[b]:\n  //b.example\n\n[b]'],
  ['an address', 'https://b.example http://b.example ftp://b.example www.b.example HTTPS://b.example'],
  ['an escaped address', 'www\\.e.vil https:\\/\\/e.vil https\\:\\/\\/e.vil https:/\\/e.vil WWW\\.e.vil'],
  ['an address in brackets', '<https://b.example> <a@b.example>'],
  ['an e-mail address', 'a@b.example mailto:a@b.example xmpp:a@b.example'],
  ['a picture', '![a](https://b.example/a.png) ![a][b]\n\n[b]: /a.png'],
  ['markup', '<img src=x> <b>a</b> <!-- a --> <details><summary>a</summary></details> <?php ?> <![CDATA[a]]>'],
  ['a footnote', 'a[^1]\n\n[^1]: https://b.example'],
])('%s is plain text in the comment', async (_name, text) => {
  expect([...meaningOf(text).types].some((type) => !HARMLESS.includes(type) || type === 'code')).toBe(true);
  const { types } = meaningOf(await shown(`${text}\n`));
  expect([...types].filter((type) => !HARMLESS.includes(type) || type === 'code')).toEqual([]);
});

test.each([
  ['a mention', '@team \\@team &#64;team &commat;team', /@\w/],
  ['a number of an issue', '#12 \\#12 agency/site#12 &#35;12', /#\d/],
  ['a reference', 'GH-1 GH\\-1 gh-1 \\GH\\-1', /GH-\d/i],
  ['an alert', '> [!NOTE]\n> Approved by the maintainers\n\n> \\[!TIP]\n> a\n\n> [\\!WARNING]\n> b', /\[!/],
  ['a formula', '$$a$$ $`a`$ \\$\\$', /\$[$`]/],
  [
    'a direction of writing',
    'a\u202eb \u2066c\u2069 \u200fd \u061ce',
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
  ],
  ['a control', 'a\u0000b\u001b[2Jc\u009bd', /(?!\n)\p{Cc}/u],
])('%s does nothing in the comment', async (_name, text, pattern) => {
  expect(`${text}\n${meaningOf(text).text}`).toMatch(pattern);
  expect(meaningOf(await shown(`${text}\n`)).text).not.toMatch(pattern);
});

test('the Markdown of the report itself is kept', async () => {
  const text = `**2 changed files reach 1 page**

| page | changes | words |
| --- | --- | ---: |
| \`/about\` | text | 312 (+3) |

- Claim \`launch\`: ~~3\\-6 months~~ **2\\-6 months**
`;
  expect(await shown(text)).toBe(text);
});

test('a long summary is truncated at the end of a line, to the maximum length of a comment', async () => {
  const body = await commentOf('a line of text\n'.repeat(90_000));
  expect(body.length).toBeLessThanOrEqual(65_536);
  expect(body).toMatch(/a line of text\n$/);
});

test('the workflow updates its own comment, and mistakes no other comment for it', async () => {
  const mark = '<!-- what-this-change-touches -->';
  const foreign = { id: 1, user: { login: 'fork' }, body: `${mark}\nfake` };
  const own = { id: 2, user: { login: 'github-actions[bot]' }, body: `${mark}\nold` };
  expect((await postComment('New\n', [foreign, own])).updateComment).toHaveBeenCalledWith(
    expect.objectContaining({
      comment_id: 2,
      body: expect.stringMatching(/^<!-- what-this-change-touches -->\n[\s\S]*New\n$/),
    }),
  );
  expect((await postComment('New\n', [foreign])).createComment).toHaveBeenCalled();
});

test('a symbolic link instead of the summary is not followed', async () => {
  const file = join(temporaryFolder(), 'summary.md');
  symlinkSync('/etc/hostname', file);
  vi.stubEnv('SUMMARY', file);
  const { core, issues } = await runScript(write);
  expect(core.setFailed).toHaveBeenCalled();
  expect(issues.createComment).not.toHaveBeenCalled();
});
