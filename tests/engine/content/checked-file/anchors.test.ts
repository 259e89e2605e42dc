import { expect, test } from 'vitest';
import { anchorFieldsOf } from '../../../../renderer/content/checked-file/anchors';

test('a section has an anchor, as has each of its groups', () => {
  const sections = [
    { id: 'top' },
    undefined,
    { groups: [{ id: 'web' }, {}, { id: 'apps' }] },
    { id: 'last', groups: {} },
  ];
  expect(anchorFieldsOf(sections)).toEqual([
    { id: 'top', field: ['sections', 0, 'id'] },
    { id: 'web', field: ['sections', 2, 'groups', 0, 'id'] },
    { id: 'apps', field: ['sections', 2, 'groups', 2, 'id'] },
    { id: 'last', field: ['sections', 3, 'id'] },
  ]);
});
