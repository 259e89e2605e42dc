import type { SectionProps } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { Icon } from '../../ui/icon';
import { SectionFrame } from '../../ui/section-frame';
import type { exchange } from './schema';

/** The items that two sides send each other: a line between two posts for each, and beside its end what the receiver keeps. */
export function Exchange({ section }: SectionProps<typeof exchange>) {
  const { left, right, stays, items } = section;
  const labels = { left: left.sends, right: right.sends, nobody: stays };
  return (
    <SectionFrame section={section}>
      <Stylesheet file="components/sections/exchange/exchange.css" />
      <div className="exchange-sides flex justify-between gap-4" aria-hidden="true" data-md="skip">
        {[left, right].map(({ icon, name }) => (
          <p className="flex gap-2 font-semibold leading-tight" key={name}>
            <Icon name={icon} />
            {name}
          </p>
        ))}
      </div>
      <ol className="exchange">
        {items.map(({ from, what, kept }) => (
          <li key={what} className={`exchange-${from} lg:grid`}>
            <p className="exchange-what relative leading-[1.3]">
              <small className="block text-hue text-t1 font-medium">{labels[from]}</small>{' '}
              <b className="font-semibold">{what}</b>
            </p>
            <p className="exchange-kept text-soft text-t2 leading-[1.45] text-balance">{kept}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
