import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from '../../../../components/ui/icon';
import { icon } from '../../../../renderer/content/schema/fields/icon';

test('every icon that content may name is drawn', () => {
  expect(icon.options).toContain('shopping-cart');
  for (const name of icon.options) {
    const classes = /class="([^"]+)"/.exec(renderToStaticMarkup(<Icon name={name} />))?.[1]?.split(' ');
    expect(classes).toContain(`lucide-${name}`);
  }
});
