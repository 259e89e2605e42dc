import { IncrementalReader } from '../content/incremental-reader';
import type { LoadResult } from '../content/index';
import { loadContent } from '../content/index';
import { FileCache } from '../content/parse/file-cache';
import type { List } from '../content/schema/define-list';
import { openSite } from '../content/schema/open-site';
import type { Site } from '../content/schema/site';
import { readSettings, type Settings } from '../content/settings';
import { type RenderContext, setRenderContext } from '../html/render-context';
import { annotateDocument } from './annotate-document';
import { addEditor } from './inline-edit/add-editor';
import { addSourceAttributes } from './inline-edit/add-source-attributes';
import { markBody } from './inline-edit/mark-body';
import { contentMarker } from './inline-edit/mark-content';
import { pagesOfItem } from './inline-edit/pages-of-item';
import { errorPageOf } from './serve-error-page';

/** The content of the development server, which is loaded again at each save. */
export class DevContent {
  readonly root: string;
  readonly site: Site;
  /** The result of the last check; undefined before the first. */
  loaded: LoadResult | undefined;
  readonly #settings: Settings;
  readonly #cache: FileCache;
  readonly #files: IncrementalReader;
  readonly #mark: ReturnType<typeof contentMarker>;
  #lastLists: LoadResult['lists'] = {};

  readonly #loadSite: RenderContext['loadSite'];

  private constructor(root: string, site: Site, loadSite: RenderContext['loadSite']) {
    this.root = root;
    this.site = site;
    this.#settings = readSettings(site);
    this.#loadSite = loadSite;
    this.#cache = FileCache.open(root);
    this.#files = new IncrementalReader(root, site);
    this.#mark = contentMarker(site);
  }

  /**
   * @param module of the site
   * @param loadSite loads it with the code of the pages, as that is now
   */
  static async open(root: string, module: string, loadSite: RenderContext['loadSite']): Promise<DevContent> {
    return new DevContent(root, await openSite(module), loadSite);
  }

  /**
   * Loads and checks the content, and passes it to the pages.
   * @param changed the files that were saved; undefined for all
   */
  async check(changed?: ReadonlySet<string>): Promise<LoadResult> {
    const loaded = await this.#load(changed);
    this.loaded = loaded;
    this.#lastLists = { ...this.#lastLists, ...loaded.lists };
    const { content } = loaded;
    if (!content) return loaded;
    const { bodyComponents } = this.site;
    // What the configuration imports, the build loads too.
    const { bodyCompiler } = await import('../html/compile-mdx');
    setRenderContext({
      content,
      settings: this.#settings,
      loadSite: this.#loadSite,
      addressOfStylesheet: (file) => `/${file}`,
      compileBody: bodyCompiler(content.token, bodyComponents, [() => markBody(bodyComponents)]),
      finishDocument: (html) => this.#finishDocument(html),
      errorDocument: (address) => this.loaded && errorPageOf(address, this.loaded, this),
    });
    return loaded;
  }

  /** Warms up the just-in-time compiler for the first save. */
  async warmUp() {
    await this.#load(new Set()).catch(() => undefined);
  }

  save() {
    this.#cache.save();
  }

  async #load(changed?: ReadonlySet<string>): Promise<LoadResult> {
    const sourceFiles = await this.#files.read(changed);
    // Writers want to see their drafts, so development is a preview.
    const options = { isPreview: true, cache: this.#cache, mark: this.#mark, lastLists: this.#lastLists };
    return loadContent(this.root, { site: this.site, sourceFiles, ...options });
  }

  #finishDocument(html: string): string {
    const { loaded } = this;
    const sources = {
      site: this.site,
      fileAt: (path: string) => this.#files.parsed(path, this.#cache),
      reachOf: (list: List, id: string) => loaded?.content && pagesOfItem(list, id, loaded.content),
    };
    return annotateDocument(addEditor(addSourceAttributes(html, sources)), loaded?.diagnostics ?? []);
  }
}
