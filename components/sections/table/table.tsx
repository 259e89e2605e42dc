import { SectionFrame } from '../../ui/section-frame';
import { StackedRow, StackedTable } from '../../ui/stacked-table';
import type { SectionProps } from '../section-props';
import type { table } from './schema';
import { WhichTable } from './which-table';

/** A ruled table beside a note; four columns take the width of the page. */
export function Table({ section }: SectionProps<typeof table>) {
  const { head, rows, targets } = section;
  if (targets) return <WhichTable section={section} targets={targets} />;
  return (
    <SectionFrame section={section} heading={head.length > 3 ? 'above' : 'beside'}>
      <StackedTable head={head}>
        <tbody>
          {rows.map((cells) => (
            <StackedRow key={cells[0]} head={head} cells={cells} />
          ))}
        </tbody>
      </StackedTable>
    </SectionFrame>
  );
}
