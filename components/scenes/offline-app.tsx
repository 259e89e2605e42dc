import { Stylesheet } from 'sitewright/react';
import type { HeroScene } from '../model/fields/hero-scene';
import { Drawing } from './drawing';
import { Rows } from './rows';

/** A phone that hangs deep below the street and waits for a signal; beside it, the office with the earlier reports. */
export function OfflineApp({ scene }: { scene: Extract<HeroScene, { type: 'offline-app' }> }) {
  const { label, floors, phone, office } = scene;
  return (
    <>
      <Stylesheet file="components/ui/device.css" />
      <Stylesheet file="components/scenes/offline-app.css" />
      <Drawing className="scene shaft" label={label}>
        <div className="shaft-low">
          <div className="floors">
            {floors.map((floor) => (
              <div key={floor}>{floor}</div>
            ))}
          </div>
          <div className="device device-phone">
            <div className="device-bar">
              {phone.title}
              <small>{phone.note}</small>
            </div>
            <Rows rows={phone.rows} />
            <div className="waits">{phone.waits}</div>
          </div>
        </div>
        <div>
          <div className="device device-window">
            <div className="device-bar">{office.title}</div>
            <div className="device-heading">{office.heading}</div>
            <Rows rows={office.rows} />
          </div>
          <div className="hang">
            <div className="device-card">
              <b>{office.result.title}</b>
              {office.result.text}
            </div>
          </div>
        </div>
      </Drawing>
    </>
  );
}
