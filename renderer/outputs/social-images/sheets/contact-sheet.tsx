import { Scene } from '../../../../components/scenes/scene';
import type { Drawing } from '../drawing';

/** How many prints make the sheet. */
const PRINTS = 4;

/** Several scenes side by side, each cropped on the tint of its own theme. */
export function ContactSheet({ scenes }: Extract<Drawing, { type: 'contact-sheet' }>) {
  return (
    <div className="contact-sheet">
      {scenes.slice(0, PRINTS).map(({ scene, theme }) => (
        <div key={JSON.stringify(scene)} className={`contact-print contact-print-${scene.type}`} data-theme={theme}>
          <Scene scene={scene} />
        </div>
      ))}
    </div>
  );
}
