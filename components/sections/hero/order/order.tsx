import type { ReactNode } from 'react';
import type { Entry } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { ChatBar } from '../../../scenes/chat-bar';
import { Drawing } from '../../../scenes/drawing';
import { bubbleClass } from '../../../ui/bubble-class';
import { HeroCopy } from '../hero-copy';
import { OpeningPath } from '../opening-parts';
import type { HeroOf } from '../schema';
import { Courier } from './courier';
import { Packer } from './packer';

type Order = HeroOf<'order'>['scene'];

/** The top of a page with one order on its way, which is on the line: in the chat, at the till, on the table, at the door. */
export function OrderHero({ section, entry }: { section: HeroOf<'order'>; entry: Entry }) {
  const { id, type, scene } = section;
  const drawings: ReactNode[] = [
    <Cart key="cart" scene={scene} />,
    <Till key="till" payment={scene.payment} />,
    <Packer key="packer" box={scene.box} />,
    <Courier key="courier" door={scene.door} />,
  ];
  return (
    <section id={id} data-section={type} aria-labelledby="page-title" className="frame">
      <Stylesheet file="components/ui/device.css" />
      <Stylesheet file="components/sections/hero/order/order.css" />
      <OpeningPath entry={entry} />
      <div className="cols">
        <HeroCopy section={section} isWide />
      </div>
      <ol className="way">
        {scene.stops.map(({ title, text }, index) => (
          <li key={title}>
            {drawings[index]}
            <p>
              <b className="type-item block">{title}</b>
              <span className="text-soft">{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Cart({ scene: { contact, cart, answer } }: { scene: Order }) {
  return (
    <div className="scene" data-md="skip">
      <Drawing label={`${cart} ${answer}`}>
        <div className="device device-phone">
          <ChatBar contact={contact} />
          <div className="device-chat">
            <div className={bubbleClass('customer')}>{cart}</div>
            <div className={bubbleClass('business')}>{answer}</div>
          </div>
        </div>
      </Drawing>
    </div>
  );
}

function Till({ payment: { sum, address, stamp } }: Pick<Order, 'payment'>) {
  return (
    <div className="scene till" data-md="skip">
      <Drawing label={`${sum}, ${address}: ${stamp}`}>
        <div className="device-card">
          <b>{sum}</b>
          {address}
        </div>
        <i>{stamp}</i>
      </Drawing>
    </div>
  );
}
