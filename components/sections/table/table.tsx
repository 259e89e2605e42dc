import { HeaderCell } from '../../ui/header-cell';
import { ScrollingTable } from '../../ui/scrolling-table';
import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';
import type { table } from './schema';
import { WhichTable } from './which-table';

/** A ruled table; on a phone its columns keep a readable width, and it scrolls. */
export function Table({ section }: SectionProps<typeof table>) {
  const { head, rows, targets } = section;
  if (targets) return <WhichTable section={section} targets={targets} />;
  return (
    <SectionFrame section={section}>
      <ScrollingTable className="w-full text-left md:table-fixed">
        <thead>
          <tr className="border-b-2 border-line">
            {head.map((cell) => (
              <HeaderCell key={cell} className="type-label py-3 pr-6 align-bottom text-soft md:first:w-1/4">
                {cell}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first} className="border-b border-rule">
              <th scope="row" className="type-item min-w-32 py-4 pr-6 align-top">
                {first}
              </th>
              {others.map((cell) => (
                <td key={cell} className="min-w-44 py-4 pr-6 align-top text-soft">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </SectionFrame>
  );
}
