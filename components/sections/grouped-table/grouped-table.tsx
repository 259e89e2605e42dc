import { fillPlaceholders } from '../../../renderer/content/schema/fill-placeholders';
import type { SectionProps } from '../../../renderer/content/schema/with-component';
import { Stylesheet } from '../../../renderer/react/stylesheet';
import { FoldBox } from '../../ui/fold-box';
import { SectionFrame } from '../../ui/section-frame';
import { StackedRow, StackedTable } from '../../ui/stacked-table';
import type { groupedTable } from './schema';

/** A table with rows in groups, each under its own heading. */
export function GroupedTable({ section }: SectionProps<typeof groupedTable>) {
  const { head, groups, show } = section;
  return (
    <SectionFrame section={section}>
      <Stylesheet file="components/sections/grouped-table/grouped-table.css" />
      <StackedTable head={head}>
        {groups.map(({ id, title, text, rows }, index) => (
          <tbody key={title} id={id} className={index > 0 ? 'fold-group' : undefined}>
            <tr className="group-head">
              <th scope="rowgroup" colSpan={head.length}>
                {title} {text && <span>{text}</span>}
                {index > 0 && <FoldBox label={fillPlaceholders(show, { count: String(rows.length) })} about={title} />}
              </th>
            </tr>
            {rows.map((cells) => (
              <StackedRow key={cells[0]} head={head} cells={cells} />
            ))}
          </tbody>
        ))}
      </StackedTable>
    </SectionFrame>
  );
}
