import type { SectionProps } from 'sitewright';
import { FoldBox } from '../../ui/fold-box';
import { SectionFrame } from '../../ui/section-frame';
import { StackedRow, StackedTable } from '../../ui/stacked-table';
import type { table } from './schema';
import { WhichTable } from './which-table';

/** A ruled table beside a note. Four columns span the page; long tables fold on phones. */
export function Table({ section }: SectionProps<typeof table>) {
  const { title, head, rows, targets, show } = section;
  if (targets) return <WhichTable section={section} targets={targets} />;
  return (
    <SectionFrame section={section} heading={head.length > 3 ? 'chapter' : 'note'}>
      <div className={show ? 'fold-rows' : undefined}>
        <StackedTable head={head}>
          <tbody>
            {rows.map((cells) => (
              <StackedRow key={cells[0]} head={head} cells={cells} />
            ))}
          </tbody>
        </StackedTable>
        {show && <FoldBox label={show} about={title} />}
      </div>
    </SectionFrame>
  );
}
