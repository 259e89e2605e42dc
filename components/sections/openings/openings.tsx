import { isClosed } from '../../../renderer/content/schema/publication';
import { useContent } from '../../content-context';
import { applyLink } from '../../ui/apply-link';
import { SectionFrame } from '../../ui/section-frame';
import { TextLink } from '../../ui/text-link';
import { UnpublishedMark } from '../../ui/unpublished-mark';
import type { SectionProps } from '../section-props';
import type { openings } from './schema';

/** Every opening, with links to its page and to apply. */
export function Openings({ section }: SectionProps<typeof openings>) {
  const { site, words, today, lists } = useContent();
  return (
    <SectionFrame section={section}>
      <ul className="border-t-2 border-line">
        {lists.openings.map(({ address, data, state }) => (
          <li key={address} className="cols items-start gap-y-4 border-b border-rule py-8">
            <div className="col-span-full lg:col-span-7">
              <h3 className="type-item">
                {data.heading}
                <UnpublishedMark state={state} />
              </h3>
              <p className="type-small mt-1 text-soft">
                {data.department}, {data.location}, {data.type}
              </p>
              <p className="measure mt-3">{data.summary}</p>
            </div>
            <p className="col-span-full flex flex-wrap gap-x-8 lg:col-span-5 lg:justify-end">
              <TextLink href={address} about={data.heading}>
                {words.opening.details}
              </TextLink>
              {isClosed(data, today) ? (
                <span className="inline-flex min-h-11 items-center">{words.opening.closed}</span>
              ) : (
                <TextLink href={applyLink(data.heading, site, words)} about={data.heading}>
                  {words.opening.apply}
                </TextLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
