import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { ScrollingTable, textsOf } from './scrolling-table';

type Parent = ReactElement<{ children?: ReactNode; role?: string; scope?: string; 'data-label'?: string }>;

/** A table with fewer columns fits on a phone as it is. */
const LEAST_TO_STACK = 3;

/** A table of a text. With three columns or more, the first names the row, and on a phone each row becomes a block with labels. */
export function ProseTable({ children }: { children?: ReactNode }) {
  const [head, ...bodies] = partsOf(children);
  const labels = head ? partsOf(partsOf(head)[0]).map((cell) => textsOf(cell).join(' ')) : [];
  if (!head || labels.length < LEAST_TO_STACK) return <ScrollingTable>{children}</ScrollingTable>;
  return (
    <ScrollingTable className="stacked">
      {head}
      {bodies.map((body, index) => cloneElement(body, { key: index }, partsOf(body).map((row) => stacked(row, labels))))}
    </ScrollingTable>
  );
}

function partsOf(parent: ReactNode): Parent[] {
  const children = isValidElement<{ children?: ReactNode }>(parent) ? parent.props.children : parent;
  return Children.toArray(children).filter((child): child is Parent => isValidElement(child));
}

/** The roles, because styles that lay a row out as a block take them from it. */
function stacked(row: Parent, labels: string[]): ReactElement {
  const cells = partsOf(row).map((cell, index) =>
    index === 0 ? (
      <th key={cell.key} scope="row" role="rowheader">
        {cell.props.children}
      </th>
    ) : (
      cloneElement(cell, { role: 'cell', 'data-label': labels[index] ?? '' })
    ),
  );
  return cloneElement(row, { role: 'row' }, cells);
}
