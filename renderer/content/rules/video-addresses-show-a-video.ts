import { hostedVideoOf } from '../schema/hosted-video';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Use pictures and downloads',
  description: 'The address of a video is that of one video at YouTube or Vimeo.',
  rationale:
    'The page shows a picture, and loads the player of YouTube or Vimeo once a visitor clicks. It has a player for one video, for no channel or list, and browsers refuse to load one of another site.',
  content: (content) =>
    content.files().flatMap(({ videos }) =>
      videos.flatMap(({ address, at }) => {
        if (address === undefined || hostedVideoOf(address)) return [];
        return at('address', {
          message: `This is not the address of a video${whereOf(address)}: ${address}`,
          found: address,
          suggestion: 'Open the video there, choose Share, and copy its link:   https://youtu.be/aqz-KE-bpKQ',
        });
      }),
    ),
});

/** What the address is instead, as far as it can be told. */
function whereOf(address: string): string {
  if (/^https?:\/\/(?:www\.|m\.)?youtube\.com\/(?:@|c\/|channel\/|user\/)/.test(address)) return ', but of a channel';
  if (
    /^https?:\/\/(?:www\.|m\.)?youtube\.com\/playlist|^https?:\/\/(?:www\.)?vimeo\.com\/(?:showcase|album)\//.test(
      address,
    )
  )
    return ', but of a list';
  return ' at YouTube or Vimeo';
}
