/** A video at YouTube or Vimeo. */
export interface HostedVideo {
  /** As visitors know it. */
  host: string;
  /** The page of the video there, without anything that tells where a click came from. */
  address: string;
  /** The player, from the address that sets no cookies before it plays, and plays at once. */
  player: string;
}

/** What a player may do in a frame: what its own buttons do. */
export const PLAYER_FEATURES = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'] as const;

const YOUTUBE = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;

/**
 * The video that an address shows.
 * @returns undefined for a channel, a list, and any other address
 */
export function hostedVideoOf(address: string): HostedVideo | undefined {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const [, first = '', second = '', third = ''] = pathname.split('/');
  if (hostname === 'youtu.be') return onYouTube(first);
  if (YOUTUBE.test(hostname)) {
    if (first === 'watch') return onYouTube(searchParams.get('v') ?? '');
    return ['embed', 'live', 'shorts'].includes(first) ? onYouTube(second) : undefined;
  }
  if (/^(?:www\.)?vimeo\.com$/.test(hostname)) return onVimeo(first, second);
  return hostname === 'player.vimeo.com' && first === 'video'
    ? onVimeo(second, searchParams.get('h') ?? third)
    : undefined;
}

function onYouTube(id: string): HostedVideo | undefined {
  if (!YOUTUBE_ID.test(id)) return undefined;
  const player = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
  return { host: 'YouTube', address: `https://www.youtube.com/watch?v=${id}`, player };
}

/** @param secret the part of the address of a video that is not listed; '' for all others */
function onVimeo(id: string, secret: string): HostedVideo | undefined {
  if (!/^\d+$/.test(id) || !/^\w*$/.test(secret)) return undefined;
  const player = `https://player.vimeo.com/video/${id}?${secret && `h=${secret}&`}dnt=1&autoplay=1`;
  return { host: 'Vimeo', address: `https://vimeo.com/${id}${secret && `/${secret}`}`, player };
}
