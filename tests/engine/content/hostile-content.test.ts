import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { contentOf } from '../../support/content-of';
import { loadCached } from '../../support/load-cached';

const TILLS = 'solutions/shops/tills.mdx';
const tills = readFileSync(`content/${TILLS}`, 'utf8');
const WORDS = 'Two apples and three pears make five pieces of fruit.';

/** The trace that a payload would leave if it ran. */
const RAN = 'globalThis.hasRun = true';

afterEach(() => {
  expect(globalThis).not.toHaveProperty('hasRun');
  expect({}).not.toHaveProperty('polluted');
});

/** The rules that keep code, suspicious addresses and unsafe structure out of the content. */
const PROTECTING = [
  ...['mdx-is-safe', 'mdx-is-well-formed', 'components-are-known', 'components-contain-text', 'front-matter-is-closed'],
  ...[
    'front-matter-starts-the-file',
    'yaml-has-no-tags',
    'yaml-has-no-aliases',
    'yaml-is-well-formed',
    'keys-are-known',
  ],
  ...['keys-are-unique', 'keys-have-safe-names', 'links-are-safe', 'internal-links-resolve', 'pictures-are-in-media'],
  ...['address-is-well-formed', 'old-address-is-well-formed', 'external-links-are-well-formed', 'text-is-readable'],
  'fields-are-plain-text',
];

/** Expects violations of protective rules, and of no others. */
function expectRefused(codes: readonly string[]) {
  expect(codes).not.toEqual([]);
  expect(PROTECTING).toEqual(expect.arrayContaining([...codes]));
}

/** The rules that files violate. */
async function codesOf(files: Record<string, string>): Promise<string[]> {
  const { content, diagnostics } = await loadCached(contentOf(files));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  // Invalid content is not built.
  expect(content === undefined).toBe(errors.length > 0);
  return [...new Set(errors.map(({ code }) => code))].sort();
}

/** The rules that a page with this text violates. */
const codesOfBody = (payload: string) => codesOf({ [TILLS]: tills.replace(WORDS, `${WORDS}\n\n${payload}`) });

/** The rules that a page with these lines among its fields violates. */
const codesOfFields = (lines: string) => codesOf({ [TILLS]: tills.replace('---\n', `---\n${lines}\n`) });

test.each([
  ['an expression', `{${RAN}}`],
  ['an expression in a sentence', `Five {(() => { ${RAN} })()} apples.`],
  ['an expression behind a comment', `{/* a note */ ${RAN}}`],
  ['an expression between comments', `{/* a */ ${RAN} /* b */}`],
  ['an expression behind a comment that ends early', `{/* a */*/ ${RAN} /*/}`],
  ['an expression behind a line comment', `{// a note\n${RAN}\n}`],
  ['a template', `{\`\${${RAN}}\`}`],
  ['an import', `import fs from 'node:fs'`],
  ['an import of an address', `import 'data:text/javascript,run()'`],
  ['an export', `export const a = (${RAN})`],
  ['an export of a layout', `export default function Layout() { ${RAN} }`],
  ['a spread', `<Callout {...{title: (${RAN})}}>a</Callout>`],
  ['a computed property', `<Callout title={${RAN}}>a</Callout>`],
  ['a member of an object', '<Callout.constructor>a</Callout.constructor>'],
  ['a member of props', '<props.components.a>a</props.components.a>'],
  ['a name with a colon', '<svg:script>a</svg:script>'],
  ['a name that every object has', '<constructor>a</constructor>'],
  ['a name that changes the prototype', '<__proto__>a</__proto__>'],
  ['a property that React takes for markup', '<Callout dangerouslySetInnerHTML="a">a</Callout>'],
  ['a property with its object', `<Callout dangerouslySetInnerHTML={{__html: '<script>${RAN}</script>'}} />`],
  ['a handler', `<Callout onClick="${RAN}">a</Callout>`],
  ['a script', `<script>${RAN}</script>`],
  ['a style', '<style>p</style>'],
  ['an iframe', '<iframe src="https://elsewhere.example"></iframe>'],
  ['an iframe with a document', `<iframe srcdoc="&lt;script&gt;${RAN}&lt;/script&gt;"></iframe>`],
  ['a picture as markup', `<img src="x" onerror="${RAN}" />`],
  ['a form', '<form action="https://elsewhere.example"></form>'],
  ['a base', '<base href="https://elsewhere.example" />'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://elsewhere.example" />'],
  ['a link as markup', '<a href="javascript:alert(1)">a</a>'],
  ['an SVG', `<svg><animate onbegin="${RAN}" /></svg>`],
  ['a declaration', '<!DOCTYPE html>'],
  ['a comment of HTML', '<!-- a -->'],
  ['an address in angle brackets', '<javascript:alert(1)>'],
])('in a text, %s is an error, and nothing runs', async (_name, payload) => {
  expectRefused(await codesOfBody(payload));
});

/** Addresses that no link may have, in forms that try to bypass the check. */
const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '%6Aavascript:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript&#58;alert(1)',
  'javascript&colon;alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  '&#1;javascript:alert(1)',
  '\\javascript:alert(1)',
  'javascript\\:alert(1)',
  'javascript://elsewhere.example/%0aalert(1)',
  'vbscript:a',
  'data:text/html,a',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://elsewhere.example/a',
  'file:///etc/passwd',
  'view-source:https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/&bsol;elsewhere.example',
  '/&#x2F;elsewhere.example',
  '/&Tab;/elsewhere.example',
  'https:elsewhere.example',
  'https:\\\\elsewhere.example',
  'https://good.example@elsewhere.example',
  'HTTPS://elsewhere.example\\@good.example',
  '[[launch]]:alert(1)',
  'java[[launch]]script:alert(1)',
  '/[[launch]]/elsewhere.example',
];

test.each(ADDRESSES)('no link or picture in a text may have the address %s', async (address) => {
  const ways = [`[a](${address})`, `[a](<${address}> "b")`, `![a](${address})`, '[a][b]', `[b]: ${address}`];
  const { diagnostics } = await loadCached(contentOf({ [TILLS]: tills.replace(WORDS, ways.join('\n\n')) }));
  expectRefused(diagnostics.map(({ code }) => code));
  // A reference link is reported either at the link or at its definition.
  expect(new Set(diagnostics.map(({ line }) => line)).size).toBeGreaterThanOrEqual(4);
});

test('no picture comes from another site', async () => {
  for (const address of [
    'https://elsewhere.example/a.png',
    'http://elsewhere.example/a.png',
    '//elsewhere.example/a.png',
  ]) {
    expectRefused(await codesOfBody(`![a](${address})`));
    expectRefused(await codesOfBody(`![a][b]\n\n[b]: ${address}`));
  }
});

const site = readFileSync('content/site.yaml', 'utf8');

/** The address in YAML, which does not decode entities and escapes of Markdown. */
const FIELD_ADDRESSES = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  'data:text/html,a',
  'vbscript:a',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '[[launch]]javascript:alert(1)',
  '/[[launch]]/elsewhere.example',
];

test('no field may have an address that runs code, or disguises another site', async () => {
  const links = FIELD_ADDRESSES.map((address) => `      - label: Apps\n        href: ${JSON.stringify(address)}\n`);
  const footer = '      - label: Apps\n        href: /apps\n';
  const { diagnostics } = await loadCached(contentOf({ 'site.yaml': site.replace(footer, links.join('')) }));
  const codes = FIELD_ADDRESSES.map((address) =>
    address.startsWith('\u0001') ? 'text-is-readable' : 'address-is-well-formed',
  );
  expect(diagnostics.map(({ code }) => code).sort()).toEqual(codes.sort());
});

test.each(['/elsewhere.example', '\\elsewhere.example', 'javascript:alert(1)', '"><script>alert(1)</script>'])(
  'a claim with the value %s cannot turn an address into another site',
  async (value) => {
    const claims = `evil:\n  value: ${JSON.stringify(value)}\n  label: to launch\n  kind: delivery\n  counts: Evil.\n  since: 2024\n  checked: 2024-11-01\n  condition: None.\n  pages: [/*]\n  source: Nobody\n  icon: rosette\n`;
    const links = ['/[[evil]]', '[[evil]]', '/[[evil]]/apps', 'https:[[evil]]'].map((address) => `[a](${address})`);
    const { diagnostics } = await loadCached(
      contentOf({
        'claims.yaml': readFileSync('content/claims.yaml', 'utf8') + claims,
        [TILLS]: tills.replace(WORDS, links.join('\n\n')),
      }),
    );
    // The value of a claim may also look truncated, which is only a warning.
    expectRefused(diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code));
    expect(new Set(diagnostics.map(({ file, line }) => file + line)).size).toBeGreaterThanOrEqual(links.length);
  },
);

test.each([
  ['a tag of JavaScript', `extra: !!js/function 'function () { ${RAN} }'`],
  ['a tag of Python', 'extra: !!python/object/apply:os.system [id]'],
  ['a tag of its own', 'extra: !run a'],
  ['a tag on the whole', '!!map\nextra: a'],
  ['an anchor and an alias', 'extra: &a [*a]'],
  ['a bomb of aliases', 'a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]'],
  ['a merge key', 'base: &base {name: a}\n<<: *base'],
  ['a merge key without an alias', '<<: {name: a}'],
  ['the prototype', '__proto__: {polluted: true}'],
  ['the prototype in quotes', '"__proto__": {polluted: true}'],
  ['the prototype, escaped', '"__pro\\u0074o__": {polluted: true}'],
  ['the prototype of the constructor', 'constructor: {prototype: {polluted: true}}'],
  ['a method that every object has', 'toString: a'],
  ['a key twice', 'icon: shop'],
  ['a key that is a list', '? [a, b]\n: c'],
  ['a directive', '%TAG ! tag:elsewhere.example,2000:'],
  ['a second document', 'extra: a\n---\nextra: b'],
])('among the fields, %s is an error, and pollutes no prototype', async (_name, lines) => {
  expectRefused(await codesOfFields(lines));
});

test.each(['js', 'javascript', 'json', 'coffee', 'toml', 'yaml', ' js', 'js '])(
  'front matter in another language is not read: ---%s',
  async (language) => {
    const front = `---${language}\n{ title: (${RAN}) }\n`;
    expectRefused(await codesOf({ [TILLS]: tills.replace('---\n', front) }));
    expectRefused(await codesOf({ [TILLS]: `${front}---\n${WORDS}\n` }));
  },
);

/** Addresses with a special meaning in a host's configuration, or with a foreign target. */
const REDIRECTS = [
  ['/old;', '/apps'],
  ['/old{', '/apps'],
  ['/old}', '/apps'],
  ['/old$1', '/apps'],
  ['/old*', '/apps'],
  ['/*', '/apps'],
  ['/:splat', '/apps'],
  ['/old"', '/apps'],
  ["/old'", '/apps'],
  ['/old(.*)', '/apps'],
  ['/old|new', '/apps'],
  ['/old%0d%0aSet-Cookie: a=b', '/apps'],
  ['/old\r\nSet-Cookie: a=b', '/apps'],
  ['/old /about 301', '/apps'],
  ['/../old', '/apps'],
  ['/old/../../etc', '/apps'],
  ['//elsewhere.example', '/apps'],
  ['https://elsewhere.example/old', '/apps'],
  ['old', '/apps'],
  ['/old\\', '/apps'],
  ['/old#a b', '/apps'],
  ['/old', '/apps;'],
  ['/old', '/apps { root /etc; }'],
  ['/old', '/apps\nexpires max'],
  ['/old', '$host'],
  ['/old', '/$host'],
  ['/old', '/{path}'],
  ['/old', '/:splat'],
  ['/old', '/../apps'],
  ['/old', '//elsewhere.example'],
  ['/old', '/\\elsewhere.example'],
  ['/old', 'https://elsewhere.example'],
  ['/old', '/apps?a="b'],
];

test('no redirect means anything else in the configuration of a host', async () => {
  const lines = REDIRECTS.map(([from, to]) => `- from: ${JSON.stringify(from)}\n  to: ${JSON.stringify(to)}\n`);
  const { diagnostics } = await loadCached(contentOf({ 'redirects.yaml': lines.join('') }));
  expect(diagnostics.map(({ line, code }) => [Math.ceil(line / 2) - 1, code])).toEqual(
    REDIRECTS.map(([, to], index) => [
      index,
      to === '/apps' ? 'old-address-is-well-formed' : 'redirects-lead-to-this-site',
    ]),
  );
});

test.each([
  ['markup in a code block', '```html\n<script>alert(1)</script> {1 + 1} [a](javascript:alert(1))\n```'],
  ['markup in code', 'Write `<script>{alert(1)}</script>` and `javascript:`.'],
  ['escaped braces and signs', 'Write \\{braces\\} and \\<tags> and \\[brackets\\](javascript:a).'],
  ['a comment', '{/* A note to the next editor: <script> */}'],
  ['words that name an address', 'An address such as javascript: runs code.'],
])('%s is plain text, and passes', async (_name, payload) => {
  expect(await codesOfBody(payload)).toEqual([]);
});
