import { Booked } from '../../../booking/booked';
import { variantOf } from '../../../ui/choice';
import type { HeroOf } from '../schema';

type Phone = HeroOf<'phones'>['scene']['phone'];

/** Parts that both kinds of phone share appear once; all others have two variants in one cell. */
export function TwoPhones({ phone }: { phone: Phone }) {
  const { time, back, title, heading, rows, action, tabs, systems } = phone;
  const both = systems.map((_, index) => ({ variant: variantOf(index), look: index === 1 ? 'android' : 'iphone' }));
  return (
    <div className="device device-phone">
      <div className="cell">
        {both.map(({ variant, look }) => (
          <div key={variant} data-v={variant} className={`status-bar ${look}`}>
            <span>{time}</span>
            <i />
            <b />
          </div>
        ))}
      </div>
      <TitleBars back={back} title={title} />
      <div className="trip">
        <div className="trip-head">
          <div className="device-heading">
            <Booked text={heading} />
          </div>
          <River />
        </div>
        <div className="cell wallet">
          {systems.map(({ wallet }, index) => (
            <span key={wallet} data-v={variantOf(index)}>
              {wallet}
            </span>
          ))}
        </div>
        <div>
          {rows.map(({ label, value }) => (
            <div key={label} className="device-row">
              <span>{label}</span>
              <span>
                <Booked text={value} />
              </span>
            </div>
          ))}
        </div>
        <div className="device-act">{action}</div>
      </div>
      <div className="tabs">
        {tabs.map((tab) => (
          <span key={tab}>{tab}</span>
        ))}
      </div>
      <div className="cell home-bar">
        {both.map(({ variant, look }) => (
          <i key={variant} data-v={variant} className={look} />
        ))}
      </div>
      <span className="edge edge-left" />
      <span className="edge edge-right" data-v="b" />
    </div>
  );
}

function TitleBars({ back, title }: Pick<Phone, 'back' | 'title'>) {
  return (
    <div className="cell">
      <div data-v="a" className="title-bar iphone">
        <span>
          <svg viewBox="0 0 16 16" width="16" aria-hidden="true">
            <path d="M10 3 5 8l5 5" />
          </svg>
          {back}
        </span>
        {title}
      </div>
      <div data-v="b" className="title-bar android">
        <svg viewBox="0 0 16 16" width="16" aria-hidden="true">
          <path d="M14 8H2.5M7 3.5 2.5 8 7 12.5" />
        </svg>
        {title}
      </div>
    </div>
  );
}

const BOAT = 'M2 8c14-9 38-9 52 0-14 9-38 9-52 0zM20 8c4-3 12-3 16 0-4 3-12 3-16 0z';

/** The two kayaks of the booking on the water. */
function River() {
  return (
    <svg className="river" viewBox="0 0 300 100" width="300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {[12, 34, 56, 78].map((y) => (
        <path key={y} d={`M-10 ${y}q20-9 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0`} />
      ))}
      <path className="boat" transform="translate(105 32)" d={BOAT} />
      <path className="boat" data-n="2" transform="translate(135 54)" d={BOAT} />
    </svg>
  );
}
