import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { ScrollingTable, textsOf } from './scrolling-table';

/** An element with children. */
export type Part = ReactElement<{ children?: ReactNode; scope?: string; 'data-label'?: string; 'data-align'?: string }>;

/** A table with fewer columns, or with three columns of a few words, fits on a phone. */
const MIN_COLUMNS = 3;
const MAX_LETTERS = 26;

/**
 * A table of a text. In a wide table, the first column contains row headers, and on a phone each row becomes a block with labels. In a
 * table with two columns, a bold first cell is a row header, because the columns of others are two lists.
 */
export function ProseTable({ children }: { children?: ReactNode }) {
  const [head, ...bodies] = partsOf(children);
  const labels = head ? partsOf(partsOf(head)[0]).map((cell) => textsOf(cell).join(' ')) : [];
  const rows = bodies.flatMap(partsOf);
  if (!head) return <ScrollingTable>{children}</ScrollingTable>;
  if (labels.length < MIN_COLUMNS) {
    return (
      <ScrollingTable>
        {head}
        <tbody>{rows.map((row) => (startsBold(row) ? withHead(row, []) : row))}</tbody>
      </ScrollingTable>
    );
  }
  return (
    <ScrollingTable className={isNarrow(rows, labels) ? undefined : 'stacked'}>
      {head}
      <tbody>{rows.map((row) => withHead(row, labels))}</tbody>
    </ScrollingTable>
  );
}

/** The child elements of a node. */
export function partsOf(parent: ReactNode): Part[] {
  const children = isValidElement<{ children?: ReactNode }>(parent) ? parent.props.children : parent;
  return Children.toArray(children).filter((child): child is Part => isValidElement(child));
}

function isNarrow(rows: Part[], labels: string[]): boolean {
  const texts = rows.flatMap(partsOf).map((cell) => textsOf(cell).join(' '));
  return labels.length === MIN_COLUMNS && texts.every(isShort);
}

/** Counts graphemes, which may be several code units. */
function isShort(text: string): boolean {
  return [...new Intl.Segmenter().segment(text)].length <= MAX_LETTERS;
}

function startsBold(row: Part): boolean {
  const [first] = partsOf(row);
  return partsOf(first)[0]?.type === 'strong';
}

/** The row, with its first cell as header and labels, if any, in the remaining cells, which phones show. */
function withHead(row: Part, labels: string[]): Part {
  const cells = partsOf(row).map((cell, index) => {
    if (index > 0) return cloneElement(cell, { 'data-label': labels[index] });
    const head: Part = (
      <th scope="row" data-align={cell.props['data-align']}>
        {cell.props.children}
      </th>
    );
    return cloneElement(head, { key: cell.key });
  });
  return cloneElement(row, {}, cells);
}
