import { writtenMedia } from '../checked-file/media-uses';
import { diagnosticAt, TOP } from '../diagnostics/diagnostic';
import { labelIn } from '../files/content-folder';
import { mediaFiles } from '../files/media/media-files';
import { endingOf, formatOf } from '../files/media/media-formats';
import { FOLDER_OF_BUILD, plainMediaName, renamingByTool } from '../files/media/plain-media-name';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Use pictures and downloads',
  description: 'The name of a file in content/media has only lowercase letters, digits, and hyphens.',
  rationale:
    'The name is a part of an address. Spaces, umlauts, and brackets are written in code there, and must be written so in texts, too; two ways to store an umlaut look the same, and some hosts distinguish capital letters.',
  content: ({ folder, site }) => {
    const paths = mediaFiles(folder);
    const taken = new Set([...paths, ...writtenMedia(site).map((name) => `media/${name}`)]);
    return paths.flatMap((path) => {
      const name = path.slice('media/'.length);
      const plain = plainMediaName(name, (wanted) => taken.has(`media/${wanted}`));
      // media-has-an-allowed-format reports other endings, and capitals in them.
      if (name === plain || !formatOf(name) || /\p{Lu}/u.test(endingOf(name))) return [];
      return diagnosticAt({ label: labelIn(folder, path) }, TOP, {
        severity: 'warning',
        message: name.startsWith(`${FOLDER_OF_BUILD}/`)
          ? `The folder ${FOLDER_OF_BUILD} is for what the build makes of pictures.`
          : `The name ${name} is not written in lowercase letters, digits, and hyphens.`,
        found: name,
        suggestion: renamingByTool(plain),
      });
    });
  },
});
