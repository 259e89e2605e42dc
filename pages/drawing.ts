const FONT = 'node_modules/@expo-google-fonts/familjen-grotesk';

/** The means for drawing the site without a browser. */
export const drawing = {
  // --paper of tokens.css
  paper: { light: '#fcfaf4', dark: '#0d121a' },
  tokens: 'components/styles/tokens.css',
  // Browsers get a variable font with Latin letters only; these files have all characters.
  fonts: {
    400: `${FONT}/400Regular/FamiljenGrotesk_400Regular.ttf`,
    500: `${FONT}/500Medium/FamiljenGrotesk_500Medium.ttf`,
    600: `${FONT}/600SemiBold/FamiljenGrotesk_600SemiBold.ttf`,
    700: `${FONT}/700Bold/FamiljenGrotesk_700Bold.ttf`,
  },
} as const;
