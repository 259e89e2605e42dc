import { fillPlaceholders } from 'sitewright';
import { useList } from 'sitewright/react';
import type { Scene } from '../model/fields/scene';
import { words } from '../model/lists/words';
import { Drawing } from './drawing';
import { Rows } from './rows';

/** A page in a browser window: its headline, its answers at first glance, and a button. */
export function BrowserScene({ address, heading, rows, action }: Extract<Scene, { type: 'browser' }>) {
  const labels = useList(words);
  return (
    <Drawing label={fillPlaceholders(labels.scene.browser, { heading })}>
      <div className="device device-window">
        <div className="device-bar">{address}</div>
        <div className="device-page">
          <div className="device-heading">{heading}</div>
          <Rows rows={rows} />
          <div className="device-act">{action}</div>
        </div>
      </div>
    </Drawing>
  );
}
