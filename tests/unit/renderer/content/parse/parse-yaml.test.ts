import { expect, test } from 'vitest';
import { edited } from '../../../../../renderer/content/diagnostics/apply-fixes';
import { parseYaml } from '../../../../../renderer/content/parse/parse-yaml';

test.each(['a: b\n\t"c": d\n', 'a: b\n\tc\n', 'a:\n\t- b\n\tc\n', '\t\n\ta: b\n', '- a\n\t- b\n'])(
  'a tab before what begins no field in %j is an error at most, and has no fix that leads to another one',
  (text) => {
    const { mistakes } = parseYaml(text);
    expect(mistakes.length).toBeLessThanOrEqual(1);
    for (const { edits = [] } of mistakes) {
      if (edits.length > 0) expect(parseYaml(edited(text, edits)).mistakes).toEqual([]);
    }
  },
);
