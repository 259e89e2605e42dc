import type { SiteDefinition } from '../../content/schema/define-site';
import { addressInEngine } from '../../platform/engine-folder.mjs';
import { groupBy } from '../../platform/group-by';
import { useContent } from '../../react/content-context';
import type { GalleryParts } from '../../react/gallery';
import { addressOf, type GalleryOptions, schemes } from './gallery-options';
import { type Group, groupsOf } from './groups';

interface GalleryProps {
  options: GalleryOptions;
  parts: GalleryParts;
  site: SiteDefinition;
}

/** Everything that the site consists of in every state, in the theme and the color scheme of the address. */
export function Gallery({ options, parts, site }: GalleryProps) {
  const content = useContent();
  const groups = groupsOf(parts, { site, content, pages: site.kinds.flatMap((kind) => content.all(kind)) });
  const shown = groups.filter(({ id }) => !options.show || id === options.show);
  return (
    <div className="gallery" data-scheme={options.scheme} data-alone={options.show !== undefined || undefined}>
      <aside className="gallery-index">
        <Switch options={options} themes={parts.themes} />
        <Index options={options} groups={groups} />
      </aside>
      <div>
        <h1 className="gallery-title">Every component</h1>
        {shown.map(({ id, specimens }) => (
          <section key={id} id={id} aria-labelledby={`${id}-group`} className="gallery-group">
            <h2 id={`${id}-group`}>
              <a href={addressOf({ ...options, show: options.show ? undefined : id }) + (options.show ? `#${id}` : '')}>
                {id}
              </a>
              <span>{options.show ? 'among all' : 'alone, at full width'}</span>
            </h2>
            {specimens}
          </section>
        ))}
      </div>
      <script type="module" src={addressInEngine('dev/gallery/show-foundations.ts')} />
      <script type="module" src={addressInEngine('dev/gallery/force-state.ts')} />
    </div>
  );
}

/** Plain links that set the theme and the color scheme. */
function Switch({ options, themes }: Pick<GalleryProps, 'options'> & Pick<GalleryParts, 'themes'>) {
  return (
    <nav aria-label="Theme and color scheme" className="gallery-switch">
      <ul>
        {themes.map((theme) => (
          <li key={theme} data-theme={theme}>
            <a href={addressOf({ ...options, theme })} aria-current={theme === options.theme || undefined}>
              {theme}
            </a>
          </li>
        ))}
      </ul>
      <ul>
        {schemes.map((scheme) => (
          <li key={scheme}>
            <a href={addressOf({ ...options, scheme })} aria-current={scheme === options.scheme || undefined}>
              {scheme}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Index({ options, groups }: Pick<GalleryProps, 'options'> & { groups: Group[] }) {
  const addressOfGroup = (id: string) => (options.show ? addressOf({ ...options, show: id }) : `#${id}`);
  return (
    <nav aria-label="Components">
      {[...groupBy(groups, ({ chapter }) => chapter)].map(([chapter, inChapter]) => (
        <details key={chapter} open={!options.show}>
          <summary>{chapter}</summary>
          <ul>
            {inChapter.map(({ id }) => (
              <li key={id}>
                <a href={addressOfGroup(id)} aria-current={id === options.show || undefined}>
                  {id}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
