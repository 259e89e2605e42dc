import type { ReactNode } from 'react';
import { Stylesheet } from 'sitewright/react';
import { HeaderCell } from './header-cell';

interface StackedTableProps {
  head: readonly string[];
  /** Table bodies with `StackedRow`s. */
  children: ReactNode;
}

/** A table whose rows become blocks on phones, with the column heading before each cell. */
export function StackedTable({ head, children }: StackedTableProps) {
  return (
    <>
      <Stylesheet file="components/ui/stacked-table.css" />
      <table className="stack w-full">
        <thead>
          <tr>
            {head.map((cell) => (
              <HeaderCell key={cell}>{cell}</HeaderCell>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </>
  );
}

/** A row: its header, then a cell for each remaining column. */
export function StackedRow({ head, cells }: { head: readonly string[]; cells: readonly string[] }) {
  const [name, ...others] = cells;
  return (
    <tr>
      <th scope="row">{name}</th>
      {others.map((cell, index) => (
        <td className="text-soft text-t3 max-md:grid max-md:text-t2" key={head[index + 1]} data-head={head[index + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
