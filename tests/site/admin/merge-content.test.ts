import { expect, test } from 'vitest';
import { mergeTexts } from '../../../renderer/admin/github/merge-texts';
import { changeData, type DataChange, printed } from '../../../renderer/content/edit/change-data';
import type { ParsedFile } from '../../../renderer/content/parse/parse';
import { valueAt } from '../../../renderer/platform/records';
import { changesOf, fieldsBelow } from '../../support/data-changes';
import { pick } from '../../support/sample';

const files = fieldsBelow('content').filter((file) => changesOf(file).length > 20);

/** A change of what a list or group has; an entry is often a copy of another. */
function structural(name: string, file: ParsedFile, changes: readonly DataChange[]): DataChange {
  const change = pick(`ours ${name}`, changes);
  if (change.do !== 'insert') return change;
  const copied = valueAt(file.data, [...change.path, 0]);
  return copied === undefined ? change : { ...change, yaml: printed([copied]) };
}

test('two changes of a file are both kept, or the editor chooses: the file never says something else', () => {
  let kept = 0;
  for (let index = 0; index < 80; index += 1) {
    const name = String(index);
    const file = pick(name, files);
    const changes = changesOf(file);
    const values = changes.filter(({ do: kind }) => kind === 'replace');
    const place = values.indexOf(pick(`value ${name}`, values));
    const theirs = values[place];
    const near = changes.indexOf(theirs ?? expect.fail());
    const ours = structural(
      name,
      file,
      changes.slice(Math.max(0, near - 12), near + 12).filter((each) => each !== theirs),
    );
    const [one, other] = [changeData(file, ours), changeData(file, theirs ?? expect.fail())];
    const merged = mergeTexts(file.text, one.text, other.text);
    if (merged === undefined) continue;
    kept += 1;
    // The value first, because its place is that in the file as it was.
    expect(merged, `${file.label} ${JSON.stringify([ours, theirs])}`).toBe(changeData(other, ours).text);
  }
  expect(kept).toBeGreaterThan(40);
});
