import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import { expect, test } from 'vitest';
import { type BodyChange, changeBody } from '../../renderer/content/edit/change-body';
import { parse } from '../../renderer/content/parse/parse';
import { sampleOf } from '../support/sample';

const BLOCKS = ['paragraph', 'heading', 'listItem', 'list', 'blockquote', 'mdxJsxFlowElement', 'code', 'table'];

/** Every change of a kind that the blocks of a body allow. */
function changesOf(node: Nodes, path: number[] = []): BodyChange[] {
  if (!('children' in node)) return [];
  const sources = node.type === 'list' ? (node.ordered ? ['9. New'] : ['- New']) : ['New.', '## New'];
  return node.children.flatMap((child, index): BodyChange[] => {
    if (!BLOCKS.includes(child.type)) return [];
    const own = [...path, index];
    return [
      ...sources.map((source) => ({ do: 'insert', path, at: index, source }) as const),
      ...(child.type === 'paragraph' ? [{ do: 'replace', path: own, source: '*New* words' } as const] : []),
      ...(node.type === 'list' ? [{ do: 'move', path: own, to: 0 } as const] : []),
      { do: 'remove', path: own },
      ...changesOf(child, own),
    ];
  });
}

test('every block and item of a body can be changed, and nothing else changes', () => {
  const paths = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.mdx'));
  const all = paths.flatMap((path) => {
    const { file } = parse({ path, label: path, text: readFileSync(join('content', path), 'utf8') });
    return file ? changesOf(file.tree).map((change) => ({ file, change })) : [];
  });
  expect(all.length).toBeGreaterThan(1000);
  for (const { file, change } of sampleOf('changes of bodies', all, 150)) {
    const after = changeBody(file, change);
    // What was inserted is removed to the byte.
    if (change.do !== 'insert') continue;
    const undone = changeBody(after, { do: 'remove', path: [...change.path, change.at] }).text;
    expect(undone, `${file.label} ${JSON.stringify(change)}`).toBe(file.text);
  }
});
