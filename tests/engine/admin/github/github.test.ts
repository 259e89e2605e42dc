import { expect, onTestFinished, test } from 'vitest';
import { Api } from '../../../../renderer/admin/github/api';
import { gitHub } from '../../../../renderer/admin/github/github';
import {
  NothingChanged,
  Offline,
  type Proposal,
  RateLimited,
  StaleHead,
  Unauthorized,
} from '../../../../renderer/admin/github/repository';
import { ALL_RIGHTS, type Rights, SmallGitHub, type Trouble } from '../../../support/small-github';
import { temporaryFolder } from '../../../support/temporary-folder';

const ABOUT = '---\ntitle: About us # short\ndescription: "Who we are"\n---\n\nFirst paragraph.\n\nSecond paragraph.\n';
const SITE = '\uFEFFname: Studio\r\nyear: 2024\r\n';
const CONTENT = {
  'content/pages/about.mdx': ABOUT,
  'content/site.yaml': SITE,
  'content/logo.svg': '<svg/>',
  'README.md': 'Read',
};

/** A repository on the small GitHub, and an editor with a token for it. */
async function started(rights: Rights = ALL_RIGHTS) {
  const server = await SmallGitHub.start(temporaryFolder(), CONTENT);
  onTestFinished(() => server.stop());
  server.tokens.set('secret', rights);
  const editor = (token = 'secret', known: string[] = []) => gitHub({ ...access(server), token }, 'main', known);
  return { server, editor, repository: editor(), base: server.git(['rev-parse', 'main']) };
}

const access = ({ url, owner, name }: SmallGitHub) => ({ host: url, owner, name });

const inAbout = (from: string, to: string) => new Map([['pages/about.mdx', ABOUT.replace(from, to)]]);
const proposal = (base: string, files: Proposal['files'], more: Partial<Proposal> = {}): Proposal => ({
  ...{ title: 'Change “About us”', body: 'From the editor.', base, files },
  ...more,
});

test('all texts of the content are loaded, byte for byte, and nothing else', async () => {
  const { repository, base } = await started();
  const { head, files } = await repository.load();
  expect(head).toBe(base);
  expect(Object.fromEntries(files)).toEqual({ 'pages/about.mdx': ABOUT, 'site.yaml': SITE });
});

test('texts that are known from the last build are not loaded', async () => {
  const { server, editor } = await started();
  await editor('secret', [ABOUT, SITE, 'a text of long ago']).load();
  expect(server.asked.filter((asked) => asked === 'query')).toHaveLength(2);
});

test('what is loaded is not asked for again', async () => {
  const { server, repository, base } = await started();
  await repository.load();
  server.asked.length = 0;
  await repository.propose(proposal(base, inAbout('First', '1st')));
  expect(server.asked).toEqual(['query', 'query', 'createRef', 'createCommitOnBranch', 'createPullRequest']);
});

test('hundreds of files are loaded', async () => {
  const { server, repository } = await started();
  const many = Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`content/a/${at}.yaml`, `id: ${at}\n`]));
  server.commit('main', many);
  expect((await repository.load()).files.get('a/249.yaml')).toBe('id: 249\n');
});

test('two changed files are one commit and one pull request, and further changes go to the same', async () => {
  const { server, repository, base } = await started();
  const files = new Map([...inAbout('First', '1st'), ['site.yaml', SITE.replace('Studio', 'Großes Studio')]]);
  const first = await repository.propose(proposal(base, files));
  expect(first).toMatchObject({ number: 1, url: expect.stringMatching(/\/pull\/1$/), merged: new Map() });
  expect(first.branch).toMatch(/^change-about-us-[0-9a-f]{7}$/);
  expect(server.git(['diff', '--numstat', 'main', first.branch])).toBe(
    '1\t1\tcontent/pages/about.mdx\n1\t1\tcontent/site.yaml',
  );
  expect(server.git(['show', `${first.branch}:content/site.yaml`])).toBe(
    SITE.replace('Studio', 'Großes Studio').replace(/\n$/, ''),
  );
  expect(server.git(['rev-list', '--count', `main..${first.branch}`])).toBe('1');
  const second = await repository.propose(
    proposal(
      first.head,
      new Map([
        ['pages/about.mdx', null],
        ['pages/we.mdx', ABOUT],
      ]),
      { branch: first.branch },
    ),
  );
  expect(second).toMatchObject({ number: 1, branch: first.branch });
  expect(server.git(['diff', '--name-status', '-M', 'main', second.head])).toBe(
    'R100\tcontent/pages/about.mdx\tcontent/pages/we.mdx\nM\tcontent/site.yaml',
  );
  expect(server.pullRequests).toHaveLength(1);
  expect(server.pullRequests[0]).toMatchObject({ title: 'Change “About us”', body: 'From the editor.', base: 'main' });
});

test('without a change, there is no commit', async () => {
  const { server, repository, base } = await started();
  await expect(repository.propose(proposal(base, inAbout('First', 'First')))).rejects.toThrow(NothingChanged);
  expect(server.git(['branch', '--format=%(refname:short)'])).toBe('main');
  const { branch, head } = await repository.propose(proposal(base, inAbout('First', '1st')));
  expect(await repository.propose(proposal(head, inAbout('First', '1st'), { branch }))).toMatchObject({ head });
});

test('what others changed elsewhere in the meantime is kept, and told', async () => {
  const { server, repository, base } = await started();
  server.commit('main', { 'content/pages/about.mdx': ABOUT.replace('Second', '2nd'), 'content/new.yaml': 'a: 1\n' });
  const { branch, merged } = await repository.propose(proposal(base, inAbout('First', '1st')));
  const both = ABOUT.replace('Second', '2nd').replace('First', '1st');
  expect(merged).toEqual(
    new Map([
      ['pages/about.mdx', both],
      ['new.yaml', 'a: 1\n'],
    ]),
  );
  expect(server.git(['show', `${branch}:content/pages/about.mdx`])).toBe(both.trimEnd());
  expect(server.git(['diff', '--numstat', 'main', branch])).toBe('1\t1\tcontent/pages/about.mdx');
});

test('two editors of one pull request do not take back each other’s words', async () => {
  const { server, editor, base } = await started();
  const { branch, head } = await editor().propose(proposal(base, inAbout('First', '1st')));
  const texts = (await editor().load()).files;
  const one = editor();
  // Both begin with the same commit, and the second one has not seen the first one's change.
  await one.propose(proposal(head, new Map([['pages/about.mdx', ABOUT.replace('First', 'One')]]), { branch }));
  const other = editor();
  const after = await other.propose(
    proposal(head, new Map([['pages/about.mdx', ABOUT.replace('First', '1st').replace('Second', '2nd')]]), { branch }),
  );
  expect(texts.get('pages/about.mdx')).toBe(ABOUT);
  expect(server.git(['show', `${branch}:content/pages/about.mdx`])).toBe(
    ABOUT.replace('First', 'One').replace('Second', '2nd').trimEnd(),
  );
  expect(after.merged.get('pages/about.mdx')).toContain('One paragraph.');
});

test('if both changed the same words, nothing is written, and the editor gets both texts', async () => {
  const { server, repository, base } = await started();
  const theirs = ABOUT.replace('First', 'One');
  const head = server.commit('main', { 'content/pages/about.mdx': theirs, 'content/site.yaml': 'name: New\n' });
  const ours = inAbout('First', '1st');
  const refused = await repository.propose(proposal(base, ours)).catch((error) => error);
  expect(refused).toBeInstanceOf(StaleHead);
  expect(refused).toMatchObject({
    head,
    conflicts: [{ path: 'pages/about.mdx', ours: ours.get('pages/about.mdx'), theirs }],
    merged: new Map([['site.yaml', 'name: New\n']]),
  });
  expect(server.git(['branch', '--format=%(refname:short)'])).toBe('main');
  // The editor chooses its own.
  const { branch } = await repository.propose(proposal(head, ours));
  expect(server.git(['show', `${branch}:content/pages/about.mdx`])).toContain('1st paragraph.');
});

test('a file that one removes and another changes is a choice, too', async () => {
  const { server, repository, base } = await started();
  server.commit('main', { 'content/pages/about.mdx': null });
  const refused = await repository.propose(proposal(base, inAbout('First', '1st'))).catch((error) => error);
  expect(refused).toMatchObject({ conflicts: [{ path: 'pages/about.mdx', theirs: null }] });
});

test('someone who is faster at that very moment is noticed', async () => {
  const { server, repository, base } = await started();
  const { branch, head } = await repository.propose(proposal(base, inAbout('First', '1st')));
  server.beforeMutation = (mutation) => {
    if (mutation !== 'createCommitOnBranch') return;
    server.beforeMutation = () => undefined;
    server.commit(branch, { 'content/site.yaml': 'name: New\n' });
  };
  const { merged } = await repository.propose(proposal(head, inAbout('First', 'One'), { branch }));
  expect(merged).toEqual(new Map([['site.yaml', 'name: New\n']]));
  expect(server.git(['diff', '--name-only', 'main', branch])).toBe('content/pages/about.mdx\ncontent/site.yaml');
});

test.each(['createRef', 'createCommitOnBranch', 'createPullRequest'])(
  'after a connection that was lost during %s, a second try makes one commit and one pull request',
  async (lost) => {
    for (const kind of ['no connection', 'no answer'] as const) {
      const { server, repository, base } = await started();
      server.trouble = (asked) => (asked === lost ? kind : undefined);
      await expect(repository.propose(proposal(base, inAbout('First', '1st')))).rejects.toThrow(Offline);
      server.trouble = () => undefined;
      const { branch, number } = await repository.propose(proposal(base, inAbout('First', '1st')));
      expect(number).toBe(1);
      expect(server.git(['rev-list', '--count', `main..${branch}`])).toBe('1');
      expect(server.git(['branch', '--format=%(refname:short)']).split('\n')).toHaveLength(2);
    }
  },
);

test('after its pull request is merged or closed, a change gets a new one', async () => {
  const { server, repository, base } = await started();
  const first = await repository.propose(proposal(base, inAbout('First', '1st')));
  server.merge(first.number);
  const files = new Map([['pages/about.mdx', ABOUT.replace('First', '1st').replace('Second', '2nd')]]);
  const second = await repository.propose(proposal(first.head, files, { branch: first.branch }));
  expect(second.number).toBe(2);
  expect(server.git(['diff', '--numstat', 'main', second.branch])).toBe('1\t1\tcontent/pages/about.mdx');
});

test.each<[string, Rights, string]>([
  ['writing files', { ...ALL_RIGHTS, contents: 'read' }, 'Contents: write'],
  ['pull requests', { contents: 'write', actions: 'read', statuses: 'read' }, 'Pull requests: write'],
  ['writing pull requests', { ...ALL_RIGHTS, pullRequests: 'read' }, 'Pull requests: write'],
])('a token without the right of %s is told which it lacks', async (_what, rights, lacks) => {
  const { repository, base } = await started(rights);
  await repository.load();
  const refused = await repository.propose(proposal(base, inAbout('First', '1st'))).catch((error) => error);
  expect(refused).toBeInstanceOf(Unauthorized);
  expect(refused).toMatchObject({
    lacks: [lacks],
    message: `The token lacks a right: ${lacks}. Add it on GitHub, then try again.`,
  });
});

test('a token that is wrong, has expired, or is for another repository is told', async () => {
  const { server, editor } = await started();
  await expect(editor('wrong').load()).rejects.toMatchObject({ lacks: [], message: /wrong or has expired/ });
  server.tokens.set('other', {});
  await expect(editor('other').load()).rejects.toMatchObject({ lacks: ['access to studio/site'] });
});

test('a branch that pages are published from is only changed by pull requests', async () => {
  const { server, repository, base } = await started();
  const { branch } = await repository.propose(proposal(base, inAbout('First', '1st')));
  server.protectedBranches.add(branch);
  const refused = repository.propose(proposal(server.git(['rev-parse', branch]), inAbout('First', 'One'), { branch }));
  await expect(refused).rejects.toThrow('Changes must be made through a pull request.');
});

test.each<[Trouble, unknown]>([
  ['no connection', Offline],
  ['broken', Offline],
  ['rate limit', RateLimited],
  ['second rate limit', RateLimited],
])('%s is an error of its own kind', async (trouble, kind) => {
  const { server, repository } = await started();
  for (const wanted of ['query', /^git\/trees/]) {
    server.trouble = (asked) => (asked.search(wanted) === 0 ? trouble : undefined);
    const error = await repository.load().catch((error) => error);
    expect(error).toBeInstanceOf(kind);
    if (error instanceof RateLimited) expect(error.until.getTime()).toBeGreaterThan(Date.now());
  }
});

test('the state of a pull request is that of its workflow runs and statuses', async () => {
  const { server, repository, base } = await started();
  const { number, head, branch } = await repository.propose(proposal(base, inAbout('First', '1st')));
  const state = () => repository.status(number);
  expect(await state()).toEqual({ state: 'pending', problems: [] });
  const run = { id: 7, name: 'Test', status: 'in_progress' as const, conclusion: null, jobs: [] };
  server.runs.set(head, [run]);
  expect(await state()).toEqual({ state: 'pending', problems: [] });
  server.runs.set(head, [{ ...run, status: 'completed', conclusion: 'success' }]);
  expect(await state()).toEqual({ state: 'passed', problems: [] });
  server.statuses.set(head, [{ context: 'Preview', state: 'PENDING', description: null }]);
  expect(await state()).toMatchObject({ state: 'pending' });
  server.statuses.set(head, [{ context: 'Preview', state: 'FAILURE', description: 'The build failed' }]);
  const steps = [
    { name: 'Set up', conclusion: 'success' },
    { name: 'Check the content', conclusion: 'failure' },
  ];
  const jobs = [{ name: 'test', conclusion: 'failure', steps }];
  server.runs.set(head, [{ ...run, status: 'completed', conclusion: 'failure', jobs }]);
  expect(await state()).toEqual({
    state: 'failed',
    problems: ['Preview: The build failed', 'test: Check the content'],
  });
  server.runs.delete(head);
  server.statuses.delete(head);
  server.commit('main', { 'content/pages/about.mdx': ABOUT.replace('First', 'One') });
  expect(await state()).toEqual({ state: 'failed', problems: ['Others changed the same lines in the meantime.'] });
  server.commit(branch, { 'content/pages/about.mdx': ABOUT.replace('First', 'One') });
  server.merge(number);
  expect(await state()).toEqual({ state: 'merged', problems: [] });
});

test('a closed pull request is told, and what a token may not read', async () => {
  const { server, repository, base } = await started({ contents: 'write', pullRequests: 'write' });
  const { number } = await repository.propose(proposal(base, inAbout('First', '1st')));
  await expect(repository.status(number)).rejects.toMatchObject({ lacks: ['Commit statuses: read'] });
  server.tokens.set('secret', { contents: 'write', pullRequests: 'write', statuses: 'read' });
  await expect(repository.status(number)).rejects.toMatchObject({ lacks: ['Actions: read'] });
  server.close(number);
  expect(await repository.status(number)).toEqual({ state: 'closed', problems: [] });
});

test('a merged pull request is taken back by another', async () => {
  const { server, repository, base } = await started();
  const { number } = await repository.propose(proposal(base, inAbout('First', '1st')));
  server.merge(number);
  server.commit('main', { 'content/pages/about.mdx': ABOUT.replace('First', '1st').replace('About us', 'About') });
  const back = await repository.revert(number);
  expect(back.number).toBe(2);
  server.merge(back.number);
  expect(server.git(['show', 'main:content/pages/about.mdx'])).toBe(ABOUT.replace('About us', 'About').trimEnd());
});

test('the small GitHub refuses what GitHub refuses', async () => {
  const { server, base } = await started();
  const headers = { authorization: 'bearer secret' };
  const of = `${server.url}/repos/studio/site`;
  expect((await fetch(`${of}/commits/${base}/check-runs`, { headers })).status).toBe(403);
  expect((await fetch(`${of}/actions/runs?head_sha=${base}`)).status).toBe(401);
  const api = new Api({ ...access(server), token: 'secret' });
  const wrong = api.query('Contents: write', 'ref(qualifiedName: "refs/heads/main") { target { oid missing } }');
  await expect(wrong).rejects.toThrow('Cannot query field "missing" on type "GitObject".');
  const checks = api.query(
    'Contents: write',
    'object(expression: "main") { ... on Commit { statusCheckRollup { id } } }',
  );
  await expect(checks).rejects.toThrow('The small GitHub has no Commit.statusCheckRollup.');
  const ref = { repositoryId: 'R_1', name: 'refs/heads/main', oid: base };
  await expect(api.mutate('Contents: write', 'createRef', ref, 'ref { id }')).rejects.toThrow('already exists');
  const commit = {
    branch: { repositoryNameWithOwner: 'studio/site', branchName: 'main' },
    ...{ expectedHeadOid: base, message: { headline: 'New' }, fileChanges: {} },
  };
  const committed = api.mutate('Contents: write', 'createCommitOnBranch', commit, 'commit { oid }');
  await expect(committed).rejects.toThrow('Changes must be made through a pull request.');
});
