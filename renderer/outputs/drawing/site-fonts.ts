const FOLDER = 'node_modules/@expo-google-fonts/familjen-grotesk';

/**
 * The font of the site by weight, for what is drawn here. Browsers get one variable file with the Latin letters; PDFs take only
 * static files, and these have all its characters.
 */
export const siteFonts = {
  400: `${FOLDER}/400Regular/FamiljenGrotesk_400Regular.ttf`,
  500: `${FOLDER}/500Medium/FamiljenGrotesk_500Medium.ttf`,
  600: `${FOLDER}/600SemiBold/FamiljenGrotesk_600SemiBold.ttf`,
  700: `${FOLDER}/700Bold/FamiljenGrotesk_700Bold.ttf`,
} as const;
