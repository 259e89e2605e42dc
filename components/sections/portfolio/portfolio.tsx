import { useContent } from '../../content-context';
import { SectionFrame } from '../../ui/section-frame';
import type { SectionOf, SectionProps } from '../section-props';
import type { portfolio } from './schema';

/** Fact sheets of example projects: the task, what we would build, how it would be measured, the time. */
export function Portfolio({ section }: SectionProps<typeof portfolio>) {
  return (
    <SectionFrame section={section}>
      <ul className="grid overflow-hidden rounded-md border border-rule md:grid-cols-2 xl:grid-cols-3">
        {section.cases.map((item) => (
          <FactSheet key={item.title} item={item} />
        ))}
      </ul>
    </SectionFrame>
  );
}

function FactSheet({ item }: { item: SectionOf<typeof portfolio>['cases'][number] }) {
  const { words } = useContent();
  const { example, task, built, measure, time } = words.portfolio;
  return (
    <li className="-mr-px -mb-px flex flex-col border-r border-b border-rule p-6 md:p-8">
      <p className="type-label text-soft">{example}</p>
      <h3 className="type-item mt-1">{item.title}</h3>
      <dl className="type-small mt-4 grid grow grid-cols-2 grid-rows-[auto_1fr_auto] gap-y-4">
        <div className="col-span-2">
          <dt className="type-label text-soft">{task}</dt>
          <dd>{item.task}</dd>
        </div>
        <div className="col-span-2">
          <dt className="type-label text-soft">{built}</dt>
          <dd>{item.built}</dd>
        </div>
        <div className="border-t border-rule pt-4 pr-2">
          <dt className="type-label text-soft">{measure}</dt>
          <dd>{item.measure}</dd>
        </div>
        <div className="border-t border-rule pt-4 pl-2">
          <dt className="type-label text-soft">{time}</dt>
          <dd>{item.time}</dd>
        </div>
      </dl>
    </li>
  );
}
