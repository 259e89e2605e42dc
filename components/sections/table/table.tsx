import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';

/** A ruled table; on a phone each row becomes a block, its cells named. */
export function Table({ section }: SectionProps<'table'>) {
  const { head, rows } = section;
  return (
    <SectionFrame section={section}>
      <table className="w-full text-left">
        <thead className="max-md:sr-only max-md:grid">
          <tr className="border-b border-ink">
            {head.map((cell) => (
              <th key={cell} scope="col" className="type-label py-3 pr-6 text-soft">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:border-t max-md:border-ink">
          {rows.map(([first, ...others]) => (
            <tr key={first} className="border-b border-rule max-md:block max-md:py-4">
              <th scope="row" className="type-heading pr-6 align-top max-md:block md:w-1/4 md:py-4">
                {first}
              </th>
              {others.map((cell, index) => (
                <td key={cell} className="pr-6 align-top text-soft max-md:mt-2 max-md:block md:py-4">
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
