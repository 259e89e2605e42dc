/** Makes the pictures of the site in the media kit: npm run media-kit, npm run media-kit -- screens. */
import { writeMediaKit } from './media-kit/media-kit';
import { writeScreens } from './media-kit/screens';

await (process.argv[2] === 'screens' ? writeScreens() : writeMediaKit());
