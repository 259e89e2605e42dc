import type { Drawing } from '../renderer/content/schema/define-site';

const FONT = 'node_modules/@expo-google-fonts/familjen-grotesk';

/** What the site is drawn with where no browser does it. */
export const drawing = {
  // --paper of tokens.css
  paper: { light: '#fcfaf4', dark: '#0d121a' },
  tokens: 'components/styles/tokens.css',
  // Browsers get one variable file with the Latin letters; these have all characters of the font.
  fonts: {
    400: `${FONT}/400Regular/FamiljenGrotesk_400Regular.ttf`,
    500: `${FONT}/500Medium/FamiljenGrotesk_500Medium.ttf`,
    600: `${FONT}/600SemiBold/FamiljenGrotesk_600SemiBold.ttf`,
    700: `${FONT}/700Bold/FamiljenGrotesk_700Bold.ttf`,
  },
} as const satisfies Drawing;
