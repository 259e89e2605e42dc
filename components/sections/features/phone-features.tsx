import type { SectionOf } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { Drawing } from '../../scenes/drawing';
import { TwoPhones } from '../../scenes/two-phones';
import { Choice } from '../../ui/choice';
import { Icon } from '../../ui/icon';
import type { features } from './schema';

type PhoneFeaturesProps = Extract<SectionOf<typeof features>, { look: 'phone' }>;

/** Six leader lines point at one phone, which is an iPhone or, if the visitor switches, one with Android. */
export function PhoneFeatures({ items, phone }: PhoneFeaturesProps) {
  return (
    <div className="anatomy choosing">
      <Stylesheet file="components/ui/device.css" />
      <Stylesheet file="components/sections/features/phone-features.css" />
      <Choice legend={phone.legend} isLegendHidden options={phone.systems.map(({ name }) => name)} chosen={0} />
      <div className="scene model" data-md="skip">
        <Drawing label={phone.systems.map(({ label }) => label).join(' ')}>
          <TwoPhones phone={phone} />
        </Drawing>
        <div className="dots" aria-hidden="true">
          {items.map(({ title }) => (
            <i key={title} />
          ))}
        </div>
      </div>
      <dl>
        {items.map(({ icon, title, description }) => (
          <div key={title}>
            <dt className="type-item font-semibold">
              <Icon name={icon} />
              {title}
            </dt>
            <dd className="type-small text-soft">{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
