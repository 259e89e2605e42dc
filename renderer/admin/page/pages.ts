import { parseAndValidate } from '../../content/checked-file/parse-and-validate';
import type { Diagnostic } from '../../content/diagnostics/diagnostic';
import type { Dictionary } from '../../content/files/content-folder';
import type { CheckedContent } from '../../content/graph/checked-content';
import type { CachedFile } from '../../content/parse/known-files';
import { type ParsedFile, parse } from '../../content/parse/parse';
import { read, type SourceFile } from '../../content/parse/read';
import { type Environment, type LoadResult, type PipelineOptions, runPipeline } from '../../content/pipeline';
import type { List } from '../../content/schema/define-list';
import type { Site } from '../../content/schema/site';
import { readSettings } from '../../content/settings';
import { addSourceAttributes } from '../../dev/inline-edit/add-source-attributes';
import { markBody } from '../../dev/inline-edit/mark-body';
import { contentMarker } from '../../dev/inline-edit/mark-content';
import { pagesOfItem } from '../../dev/inline-edit/pages-of-item';
import { renderEntry } from '../../html/document';
import { setRenderContext } from '../../html/render-context';
import type { BuiltFacts } from '../built-facts';
import { memoryFolder } from './memory-folder';
import { bodyShower } from './show-body';

/** By their paths inside the content folder. */
export type Texts = ReadonlyMap<string, string>;

/** Checks and renders texts that are in memory, as a build would do it with files. */
export class Pages {
  readonly site: Site;
  readonly #facts: BuiltFacts;
  readonly #dictionary: () => Promise<Dictionary>;
  /** What is known of each source, as long as that is. */
  readonly #known = new WeakMap<SourceFile, CachedFile>();
  readonly #mark: ReturnType<typeof contentMarker>;
  #sources: ReadonlyMap<string, SourceFile> = new Map();
  #lastLists: LoadResult['lists'] = {};
  #before: CheckedContent | undefined;

  constructor(site: Site, facts: BuiltFacts, dictionary: () => Promise<Dictionary>) {
    this.site = site;
    this.#facts = facts;
    this.#dictionary = dictionary;
    this.#mark = contentMarker(site);
  }

  /** Takes the texts that are published: what a branch may change is checked against them. */
  async setPublished(texts: Texts) {
    this.#before = (await this.#run(texts, {})).checked;
  }

  /** What the check finds, with the rules on what a branch may change. */
  async check(texts: Texts): Promise<readonly Diagnostic[]> {
    const before = this.#before;
    return (await this.#run(texts, before ? { before } : {})).diagnostics;
  }

  /**
   * Prepares pages, with what is valid of the texts.
   * @param isMarked whether pages say where their texts come from
   */
  async open(texts: Texts, isMarked: boolean): Promise<LoadResult> {
    const { site } = this;
    const lastLists = this.#lastLists;
    const loaded = await this.#run(texts, { isPreview: true, lastLists, ...(isMarked && { mark: this.#mark }) });
    this.#lastLists = { ...lastLists, ...loaded.lists };
    const { content } = loaded;
    if (!content) return loaded;
    const { head, stylesheets, settings } = this.#facts;
    const places = {
      site,
      fileAt: (path: string) => this.fileAt(path),
      reachOf: (list: List, id: string) => pagesOfItem(list, id, content),
    };
    const withTags = (html: string) => html.replace('<head>', () => `<head>${head}`);
    setRenderContext({
      content,
      settings: readSettings(site, settings),
      loadSite: async () => site,
      addressOfStylesheet: (file) => stylesheets[file] ?? '',
      compileBody: bodyShower(
        content.token,
        site.bodyComponents,
        isMarked ? [() => markBody(site.bodyComponents)] : [],
      ),
      finishDocument: (html) => withTags(isMarked ? addSourceAttributes(html, places) : html),
    });
    return loaded;
  }

  /** The document of a page of the content that was opened last. */
  async render({ content }: LoadResult, address: string): Promise<string | undefined> {
    const entry = content?.pageAt(address);
    return entry && renderEntry(entry);
  }

  /** A file of the content that was opened last, as it is parsed; undefined if it can't be. */
  fileAt(path: string): ParsedFile | undefined {
    const source = this.#sources.get(path);
    return source && parse(source).file;
  }

  async #run(texts: Texts, options: Omit<PipelineOptions, 'site'>): Promise<LoadResult> {
    const { site } = this;
    const folder = memoryFolder(texts, this.#facts, this.#dictionary);
    const sourceFiles = read(folder, site).map((source) => {
      const last = this.#sources.get(source.path);
      return last?.text === source.text && last.rejected?.code === source.rejected?.code ? last : source;
    });
    this.#sources = new Map(sourceFiles.map((source) => [source.path, source]));
    const cache = {
      get: (source: SourceFile) => this.#known.get(source),
      set: (source: SourceFile, known: CachedFile) => void this.#known.set(source, known),
      nameOf: (text: string) => text,
    };
    const { media } = this.#facts;
    const environment: Environment = {
      folder,
      cache,
      parseFiles: async (sources) => sources.map((source) => parseAndValidate(source, site, cache)),
      checkMedia: async () => ({ ...media, sources: new Map(media.sources) }),
    };
    return runPipeline(environment, { site, sourceFiles, ...options });
  }
}
