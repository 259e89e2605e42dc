import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { icon } from '../../../../components/model/fields/icon';
import { objects } from '../../../../components/objects/objects';
import { Icon } from '../../../../components/ui/icon';

test.each(icon.options)('the object %s consists of lines over a tint', (name) => {
  const html = renderToStaticMarkup(<Icon name={name} />);
  expect(html).toContain(`d="${objects[name].lines}"`);
  expect(html).toMatch(/class="tint( lit)?"/);
});

test('screen readers ignore it', () => {
  expect(renderToStaticMarkup(<Icon name="bell" className="large" />)).toMatch(
    /^<svg [^>]*class="obj large" aria-hidden="true"/,
  );
});
