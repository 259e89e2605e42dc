import type { Scene } from '../../renderer/content/schema/fields/scene';
import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import { useContent } from '../content-context';
import { Drawing } from './drawing';

/** One app screen, or a stack of up to three. */
export function AppScene({ screens }: Extract<Scene, { type: 'app' }>) {
  const { words } = useContent();
  const titles = screens.map((screen) => screen.title).join(', ');
  return (
    <Drawing className="scene-app" label={fillPlaceholders(words.scene.app, { screens: titles })}>
      {screens.map(({ title, rows, action }) => (
        <div key={title} className="phone">
          <div className="phone-bar">{title}</div>
          <div className="app-rows">
            {rows.map(({ label, value }) => (
              <div key={label} className="app-row">
                <span>{label}</span>
                <span>{value}</span>
              </div>
            ))}
          </div>
          <span className="scene-action">{action}</span>
        </div>
      ))}
    </Drawing>
  );
}
