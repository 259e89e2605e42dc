import type { SectionOf } from 'sitewright';
import { Stylesheet, useContent } from 'sitewright/react';
import { HeaderCell } from '../../ui/header-cell';
import { Icon } from '../../ui/icon';
import { SectionFrame } from '../../ui/section-frame';
import { TextLink } from '../../ui/text-link';
import type { table } from './schema';

type TableSection = SectionOf<typeof table>;
type Targets = NonNullable<TableSection['targets']>;

/** A table whose rows have an object and a link to a page. */
export function WhichTable({ section, targets }: { section: TableSection; targets: Targets }) {
  return (
    <SectionFrame section={section} heading="note">
      <Stylesheet file="components/sections/table/which-table.css" />
      <table className="which w-full">
        <thead>
          <tr className="relative border-b border-rule">
            {section.head.map((cell) => (
              <HeaderCell key={cell}>{cell}</HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {targets.map((target, index) => (
            <Row key={target.page} target={target} cells={section.rows[index] ?? []} />
          ))}
        </tbody>
      </table>
    </SectionFrame>
  );
}

function Row({ target, cells }: { target: Targets[number]; cells: string[] }) {
  const entry = useContent().page(target.page);
  const [first, second, ...others] = cells;
  return (
    <tr className="relative border-b border-rule max-md:grid" data-theme={entry.theme}>
      <th className="text-t4 leading-tight text-balance" scope="row">
        <Icon name={target.icon} />
        {first}
      </th>
      {second && (
        <td>
          <TextLink href={target.page}>{second}</TextLink>
        </td>
      )}
      {others.map((cell) => (
        <td key={cell} className="text-soft">
          {cell}
        </td>
      ))}
    </tr>
  );
}
