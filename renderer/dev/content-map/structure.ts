import type { Theme } from '../../content/schema/fields/theme';
import { groupBy } from '../../platform/group-by';
import { kindNames, type MapFile } from './map-file';

/** A part of the site: a page with those below it, or the pages of a kind that have none below them. */
export interface Section {
  name: string;
  theme: Theme;
  branches: Branch[];
}

/** Pages side by side: those right below the top of a section, or a column with its items. */
export interface Branch {
  /** The name of the column; undefined for pages directly below the top. */
  name: string | undefined;
  pages: MapFile[];
  /** Pages that don't fit. */
  more: MapFile[];
}

/**
 * The pages of the site as its breadcrumbs have them: sections, columns, pages.
 * @param room how many pages are shown; of a large branch, those to which most pages link
 */
export function structureOf(files: readonly MapFile[], room: number): Section[] {
  const pages = files.filter(({ address }) => address !== undefined);
  const addresses = new Set(pages.map(({ address }) => address));
  const below = groupBy(pages, ({ parent = '' }) => (addresses.has(parent) ? parent : undefined));
  const tops = below.get(undefined) ?? [];
  const childrenOf = ({ address = '' }: MapFile) => below.get(address) ?? [];
  const sections = tops
    .filter((top) => childrenOf(top).length > 0)
    .map((top) => sectionBelow(top, childrenOf))
    .sort((a, b) => a.theme.localeCompare(b.theme));
  return withRoom([...loneSections(tops.filter((top) => childrenOf(top).length === 0)), ...sections], room);
}

function sectionBelow(top: MapFile, childrenOf: (page: MapFile) => MapFile[]): Section {
  const children = childrenOf(top);
  const leaves = children.filter((child) => childrenOf(child).length === 0);
  const columns = children.filter((child) => childrenOf(child).length > 0);
  return {
    name: top.name,
    theme: top.theme,
    branches: [
      { name: undefined, pages: [top, ...leaves], more: [] },
      ...columns.map((column) => ({ name: column.name, pages: [column, ...childrenOf(column)], more: [] })),
    ],
  };
}

/** Pages with none below them, by kind; unreadable ones are a group of their own. */
function loneSections(pages: readonly MapFile[]): Section[] {
  const nameOf = ({ kind, state }: MapFile) => (state === 'unknown' ? 'Not known' : `${kindNames[kind]}s`);
  return [...new Set(pages.map(nameOf))].map((name) => ({
    name,
    theme: 'ink',
    branches: [{ name: undefined, pages: pages.filter((page) => nameOf(page) === name), more: [] }],
  }));
}

/** Cuts branches so that all sections fit: small ones stay whole, large ones get equal shares. */
function withRoom(sections: Section[], room: number): Section[] {
  const sizes = sections.flatMap(({ branches }) => branches.map(({ pages }) => pages.length)).sort((a, b) => a - b);
  let left = room;
  let most = 1;
  for (const [index, size] of sizes.entries()) {
    most = Math.max(1, Math.floor(left / (sizes.length - index)));
    left -= Math.min(size, most);
  }
  return sections.map((section) => ({ ...section, branches: section.branches.map((branch) => cut(branch, most)) }));
}

function cut(branch: Branch, most: number): Branch {
  const [top, ...others] = branch.pages;
  if (!top || branch.pages.length <= most) return branch;
  const byLinks = others.toSorted((a, b) => b.incoming.length - a.incoming.length);
  const kept = new Set(byLinks.slice(0, most - 1));
  return {
    ...branch,
    pages: [top, ...others.filter((page) => kept.has(page))],
    more: others.filter((page) => !kept.has(page)),
  };
}
