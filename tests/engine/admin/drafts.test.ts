import { expect, test } from 'vitest';
import {
  afterEnd,
  afterProposal,
  baseOf,
  type Draft,
  rebased,
  textsIn,
  unproposed,
  withChange,
} from '../../../renderer/admin/drafts';

const empty: Draft = { base: 'c1', changes: {} };
const proposed = { branch: 'change', head: 'c2', number: 1, url: 'https://github.example/1' };

test('a change that is undone is gone, unless it is in a pull request, from which it is taken back', () => {
  const changed = withChange(empty, 'a.mdx', 'one', 'two');
  expect(unproposed(changed)).toEqual(new Map([['a.mdx', 'two']]));
  expect(withChange(changed, 'a.mdx', 'one', 'one')).toEqual(empty);
  const sent = afterProposal(changed, { ...proposed, merged: new Map() });
  expect(unproposed(sent)).toEqual(new Map());
  expect(unproposed(withChange(sent, 'a.mdx', 'one', 'one'))).toEqual(new Map([['a.mdx', 'one']]));
});

test('the next proposal is made from the one before, and has what others changed in the meantime', () => {
  const changed = withChange(empty, 'a.mdx', 'one', 'two');
  const merged = new Map([
    ['a.mdx', 'two and three'],
    ['b.mdx', 'theirs'],
  ]);
  const sent = afterProposal(changed, { ...proposed, merged });
  expect(baseOf(changed)).toBe('c1');
  expect(baseOf(sent)).toBe('c2');
  expect(sent.changes['a.mdx']).toMatchObject({ after: 'two and three', proposed: 'two and three' });
  expect(textsIn(new Map([['b.mdx', 'old']]), sent).get('b.mdx')).toBe('theirs');
  expect(unproposed(sent)).toEqual(new Map());
});

test('after a conflict, the draft is on the newer commit, with the texts that were chosen', () => {
  const changed = withChange(empty, 'a.mdx', 'one', 'two');
  const chosen = rebased(changed, 'c3', new Map([['a.mdx', 'theirs']]), new Map());
  expect(chosen).toMatchObject({ base: 'c3', changes: { 'a.mdx': { after: 'theirs' } } });
});

test('once a pull request is over, only what it did not have remains', () => {
  const sent = afterProposal(withChange(empty, 'a.mdx', 'one', 'two'), { ...proposed, merged: new Map() });
  expect(afterEnd(withChange(sent, 'b.mdx', 'x', 'y'))).toEqual({
    base: 'c1',
    changes: { 'b.mdx': { before: 'x', after: 'y' } },
  });
});
