import { MEDIA, mediaAddressOf } from '../checked-file/media-uses';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Use pictures and downloads',
  description: 'A picture in a text comes from content/media.',
  rationale:
    'The site shows no pictures from other sites: they could change or vanish overnight, and would tell their owner who visits us.',
  fix: 'Writes the address of a file that is named by its path.',
  file: (file) =>
    file.links.flatMap(({ href, alt, at }) => {
      // links-are-safe reports invalid addresses.
      if (alt === undefined || href.startsWith(MEDIA) || !/^(?:https?:\/\/|mailto:|tel:|\/|#)/.test(href)) return [];
      if (href.startsWith('/content/media/'))
        return at({
          message: `A file of content/media is named by its address, but found "${href}".`,
          found: href,
          suggestion: `Write it like this:   ${href.slice('/content'.length)}`,
          replacement: href.slice('/content'.length),
        });
      return at({
        message: `This picture is not in content/media, but at ${href}.`,
        found: href,
        suggestion: `Put the file in content/media, and write   ![${alt || 'What it shows'}](${mediaAddressOf(href)})`,
      });
    }),
});
