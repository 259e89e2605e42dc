import { useContent } from '../../content-context';
import { ButtonLink } from '../../ui/button-link';
import { SectionFrame } from '../../ui/section-frame';
import { tableRole } from '../../ui/table-roles';
import type { SectionProps } from '../section-props';

/** The platforms as a ruled table of names and what each connection does. */
export function Integrations({ section }: SectionProps<'integrations'>) {
  const { words } = useContent();
  const { platform, connection, highlighted } = words.integrations;
  const { items, note, links = [] } = section;
  return (
    <SectionFrame section={section} heading="beside" ground="wash">
      <table {...tableRole.table} className="w-full text-left">
        <thead {...tableRole.group} className="sr-only">
          <tr {...tableRole.row}>
            <th {...tableRole.columnHeader}>{platform}</th>
            <th {...tableRole.columnHeader}>{connection}</th>
          </tr>
        </thead>
        <tbody {...tableRole.group} className="border-t border-ink">
          {items.map((item) => (
            <tr key={item.name} {...tableRole.row} className="border-b border-rule max-md:block max-md:py-4">
              <th {...tableRole.rowHeader} className="type-heading align-top max-md:block md:w-2/5 md:py-4 md:pr-6">
                {item.name}
                {item.highlighted && (
                  <span className="type-label mt-1 block w-fit rounded-sm bg-hue px-1.5 py-0.5 text-on-hue">
                    {highlighted}
                  </span>
                )}
              </th>
              <td {...tableRole.cell} className="align-top text-soft max-md:block md:py-4">
                {item.description}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="measure mt-8">{note}</p>}
      {links.length > 0 && (
        <div className="mt-8 flex flex-wrap gap-3">
          {links.map((link, index) => (
            <ButtonLink key={link.href} link={link} look={index === 0 ? 'solid' : 'line'} />
          ))}
        </div>
      )}
    </SectionFrame>
  );
}
