import { useEntry } from '../../content-context';
import { HeaderCell } from '../../ui/header-cell';
import { Icon } from '../../ui/icon';
import { SectionFrame } from '../../ui/section-frame';
import { Stylesheet } from '../../ui/stylesheet';
import { TextLink } from '../../ui/text-link';
import type { SectionOf } from '../section-props';
import type { table } from './schema';

type TableSection = SectionOf<typeof table>;
type Targets = NonNullable<TableSection['targets']>;

/** A table whose rows each have an object and lead to a page. */
export function WhichTable({ section, targets }: { section: TableSection; targets: Targets }) {
  return (
    <SectionFrame section={section} heading="beside">
      <Stylesheet file="sections/table/which-table.css" />
      <table className="which">
        <thead>
          <tr>
            <td data-md="skip" />
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
  const entry = useEntry(target.page);
  const [first, second, ...others] = cells;
  return (
    <tr data-theme={entry.theme}>
      <td data-md="skip">
        <Icon name={target.icon} />
      </td>
      <th scope="row">{first}</th>
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
