import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProseTable } from '../../../../components/ui/prose-table';
import { parseHtml } from '../../../../renderer/html/parse-html';
import { ContentProvider } from '../../../../renderer/react/content-context';
import { validContent } from '../../../support/load-cached';

const content = await validContent('content', { isPreview: true });

function tableOf(rows: string[][]) {
  const [head = [], ...others] = rows;
  const html = renderToStaticMarkup(
    <ContentProvider content={content}>
      <ProseTable>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell}>{cell}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {others.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell) => (
                <td key={cell}>{cell.startsWith('**') ? <strong>{cell.slice(2, -2)}</strong> : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ProseTable>
    </ContentProvider>,
  );
  return parseHtml(html);
}

test('in a wide table, the first cell is the header of its row, and other cells have the label of their column', () => {
  const table = tableOf([
    ['Task', 'By hand', 'With the agent'],
    ['Refund', 'Two people and a form', 'One person, who checks what is prepared'],
  ]);
  expect(table.querySelector('tbody th')?.text).toBe('Refund');
  expect(table.querySelectorAll('td').map((cell) => cell.getAttribute('data-label'))).toEqual([
    'By hand',
    'With the agent',
  ]);
  expect(table.querySelector('.stacked')).not.toBeNull();
});

test('in a table with two columns, a bold first cell is the header of its row', () => {
  const heads = ['Refused', '**Booked**'].map((cell) => {
    const table = tableOf([
      ['State', 'What the customer reads'],
      [cell, 'Done, with **time**'],
    ]);
    return table.querySelector('tbody th[scope="row"]')?.text;
  });
  expect(heads).toEqual([undefined, 'Booked']);
});

test.each([
  [
    [
      ['Task', 'By hand', 'With the agent'],
      ['Refund', 'Yes', 'No'],
    ],
  ],
  [
    [
      ['Goes up with', 'Stays low with'],
      ['Several variants per product, each with a stock of its own', 'One size'],
    ],
  ],
])('a table that fits on a phone remains a table', (rows) => {
  expect(tableOf(rows).querySelector('.stacked')).toBeNull();
});
