import type { Nodes } from 'mdast';
import { valueAt } from '../../platform/records';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { formatOf } from '../files/media/media-formats';
import { diagnosticAtField, diagnosticAtNode } from '../parse/locations';
import type { ParsedFile } from '../parse/parse';
import { allNodes } from '../parse/walk-mdast';
import { namesOfHolders } from '../schema/body-components';
import { isVideo } from '../schema/fields/video';
import type { FileType } from '../schema/site';
import type { Field, Path } from '../schema/walk-fields';
import { percentDecode } from '../text/percent-decode';
import { MEDIA } from './media-uses';

/** A video that a file shows: in its fields, or in a component of its body. */
export interface ShownVideo {
  /** The path of its file inside content/media. */
  file?: string | undefined;
  /** Its address at another site. */
  address?: string | undefined;
  hasPoster: boolean;
  /** The path of its captions inside content/media. */
  captions?: string | undefined;
  /** What is said of speech in it: none. */
  speech?: string | undefined;
  /** The name of the component around it in a body; undefined for a video in fields. */
  component?: string;
  /** A diagnostic at the video as a whole, or at one of its parts. */
  at: (part: 'whole' | 'file' | 'address' | 'captions', problem: Problem) => Finding;
}

/** Every video that a file shows. */
export function videosOf(
  file: ParsedFile,
  { site }: Pick<FileType, 'site'>,
  fields: readonly Field[],
  data: unknown,
): readonly ShownVideo[] {
  return [
    ...fields.filter(({ schema }) => isVideo(schema)).map(({ path }) => inFields(file, data, path.slice(0, -1))),
    ...videosInBody(file, namesOfHolders('video', site.bodyComponents)),
  ];
}

/** A body whose text has none is not parsed again. */
function videosInBody(file: ParsedFile, holders: readonly string[]): ShownVideo[] {
  if (!holders.some((name) => file.text.includes(`<${name}`))) return [];
  return allNodes(file.tree)
    .filter((node) => node.type === 'mdxJsxFlowElement')
    .flatMap((node) => (node.name !== null && holders.includes(node.name) ? inBody(file, node, node.name) : []));
}

function inFields(file: ParsedFile, data: unknown, around: Path): ShownVideo {
  const textIn = (field: string) => {
    const value = valueAt(data, [...around, field]);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    file: textIn('file'),
    address: textIn('address'),
    // The schema asks for it.
    hasPoster: true,
    captions: textIn('captions'),
    speech: textIn('speech'),
    at: (part, problem) => diagnosticAtField(file, [...around, part === 'whole' ? 'title' : part], 'value', problem),
  };
}

/** Its first link leads to the video, and one to a VTT file is its captions. */
function inBody(
  file: ParsedFile,
  element: Extract<Nodes, { type: 'mdxJsxFlowElement' }>,
  component: string,
): ShownVideo {
  const inside = allNodes({ type: 'root', children: [element] });
  const links = inside.filter((node) => node.type === 'link');
  const captions = links.find(({ url }) => isCaptions(url));
  const video = links.find(({ url }) => !isCaptions(url));
  const speech = element.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'speech');
  const name = video && mediaNameIn(video.url);
  return {
    file: name,
    address: name === undefined ? video?.url : undefined,
    hasPoster: inside.some(({ type }) => type === 'image' || type === 'imageReference'),
    captions: captions && mediaNameIn(captions.url),
    speech: speech && String(speech.value ?? ''),
    component,
    at: (part, problem) => {
      const place = part === 'captions' ? captions : part === 'file' || part === 'address' ? video : undefined;
      return diagnosticAtNode(file, place ?? element, problem);
    },
  };
}

function isCaptions(address: string): boolean {
  return formatOf(address)?.kind === 'captions';
}

function mediaNameIn(address: string): string | undefined {
  return address.startsWith(MEDIA) ? percentDecode(address.slice(MEDIA.length).replace(/[?#].*/, '')) : undefined;
}
