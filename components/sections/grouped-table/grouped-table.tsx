import { useId } from 'react';
import { fillPlaceholders, type SectionProps } from 'sitewright';
import { Stylesheet, useList } from 'sitewright/react';
import { words } from '../../model/lists/words';
import { FoldBox } from '../../ui/fold-box';
import { SectionHeading } from '../../ui/section-heading';
import { StackedRow, StackedTable } from '../../ui/stacked-table';
import type { groupedTable } from './schema';

/** A table with rows in groups, each under its own heading. On wide screens, a tag on the line lists the rows of each group. */
export function GroupedTable({ section }: SectionProps<typeof groupedTable>) {
  const titleId = useId();
  const { legal } = useList(words);
  const { id: sectionId, title: heading, text: introduction, link, head, groups, show } = section;
  return (
    <section id={sectionId} data-section={section.type} aria-labelledby={titleId} className="frame band-s">
      <Stylesheet file="components/sections/grouped-table/grouped-table.css" />
      <SectionHeading id={titleId} title={heading} text={introduction} link={link} rank="line" />
      <nav aria-label={legal.contents} data-md="skip">
        <ul className="group-tags hidden">
          {groups.map(({ id, title, rows }) => (
            <li key={title} className="hang">
              <div>
                <p>{id ? <a href={`#${id}`}>{title}</a> : title}</p>
                <p className="text-soft">{rows.map(([name]) => name).join(', ')}</p>
              </div>
            </li>
          ))}
        </ul>
      </nav>
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
    </section>
  );
}
