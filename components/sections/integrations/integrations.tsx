import { useContent } from '../../content-context';
import { ButtonLink } from '../../ui/button-link';
import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';

/** The platforms as a ruled table of names and what each connection does. */
export function Integrations({ section }: SectionProps<'integrations'>) {
  const { words } = useContent();
  const { platform, connection, highlighted } = words.integrations;
  const { items, note, links = [] } = section;
  return (
    <SectionFrame section={section} heading="beside" ground="wash">
      <table className="w-full text-left">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{platform}</span>
            </th>
            <th scope="col">
              <span className="sr-only">{connection}</span>
            </th>
          </tr>
        </thead>
        <tbody className="border-t border-ink">
          {items.map((item) => (
            <tr key={item.name} className="border-b border-rule">
              <th scope="row" className="type-heading w-2/5 py-4 pr-3 align-top md:pr-6">
                {item.name}
                {item.highlighted && (
                  <span
                    className="type-label mt-1 block w-fit rounded-sm bg-hue px-1.5 py-0.5 text-on-hue"
                    data-md="note"
                  >
                    {highlighted}
                  </span>
                )}
              </th>
              <td className="py-4 align-top text-soft">{item.description}</td>
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
