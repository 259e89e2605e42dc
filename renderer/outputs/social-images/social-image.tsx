import { LogoMark } from '../../../components/layout/logo';
import { Scene } from '../../../components/scenes/scene';
import type { ImageSize } from '../../content/schema/social-image-sizes';
import type { Drawing } from './drawing';
import { ContactSheet } from './sheets/contact-sheet';
import { DateSheet } from './sheets/date-sheet';
import { FiguresSheet } from './sheets/figures-sheet';
import { RowsSheet } from './sheets/rows-sheet';
import type { SocialImageContent } from './social-image-content';

interface SocialImageProps {
  picture: SocialImageContent;
  shape: ImageSize;
  siteName: string;
}

/** The picture of a page: the logo and the headline on paper, the drawing on the tint of the theme. */
export function SocialImage({ picture: { theme, kicker, headline, drawing }, shape, siteName }: SocialImageProps) {
  return (
    <div className={`social social-${shape.name}`} data-theme={theme}>
      <div className="social-words">
        <div className="social-logo">
          <LogoMark />
          {siteName}
        </div>
        <div className="social-title">
          <div className="social-kicker">{kicker}</div>
          <div className="social-headline">{headline}</div>
        </div>
      </div>
      <div className={`social-panel social-panel-${kindOf(drawing)}`}>{draw(drawing)}</div>
    </div>
  );
}

function kindOf(drawing: Drawing): string {
  return drawing.type === 'scene' ? drawing.scene.type : drawing.type;
}

function draw(drawing: Drawing) {
  switch (drawing.type) {
    case 'scene':
      return <Scene scene={drawing.scene} />;
    case 'contact-sheet':
      return <ContactSheet {...drawing} />;
    case 'rows':
      return <RowsSheet {...drawing} />;
    case 'figures':
      return <FiguresSheet {...drawing} />;
    case 'date':
      return <DateSheet {...drawing} />;
  }
}
