import { SectionFrame } from '../../ui/section-frame';
import { tableRole } from '../../ui/table-roles';
import type { SectionProps } from '../section-props';

/** A ruled table; on a phone each row becomes a block, its cells named. */
export function Table({ section }: SectionProps<'table'>) {
  const { head, rows } = section;
  return (
    <SectionFrame section={section}>
      <table {...tableRole.table} className="w-full text-left md:table-fixed">
        <thead {...tableRole.group} className="max-md:sr-only max-md:grid">
          <tr {...tableRole.row} className="border-b border-ink">
            {head.map((cell) => (
              <th key={cell} {...tableRole.columnHeader} className="type-label py-3 pr-6 text-soft md:first:w-1/4">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRole.group} className="max-md:border-t max-md:border-ink">
          {rows.map(([first, ...others]) => (
            <tr key={first} {...tableRole.row} className="border-b border-rule max-md:block max-md:py-4">
              <th {...tableRole.rowHeader} className="type-heading pr-6 align-top max-md:block md:py-4">
                {first}
              </th>
              {others.map((cell, index) => (
                <td
                  key={cell}
                  {...tableRole.cell}
                  className="pr-6 align-top text-soft max-md:mt-2 max-md:block md:py-4"
                >
                  <span aria-hidden="true" className="type-label block md:hidden">
                    {head[index + 1]}
                  </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  );
}
