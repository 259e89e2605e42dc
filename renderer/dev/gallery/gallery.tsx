import { componentGroups } from './component-groups';
import { foundationGroups } from './foundation-specimens';
import { addressOf, type GalleryOptions, schemes, themes } from './gallery-options';
import { sectionGroups } from './section-specimens';
import type { Group } from './specimen';

const chapters: { title: string; groups: Group[] }[] = [
  { title: 'Foundations', groups: foundationGroups },
  { title: 'Sections', groups: sectionGroups },
  { title: 'Scenes', groups: componentGroups('scenes') },
  { title: 'Components', groups: componentGroups('ui') },
  { title: 'Islands', groups: componentGroups('islands') },
  { title: 'Around the page', groups: [...componentGroups('layout'), ...componentGroups('templates')] },
];

/** Every component in every state, in the theme and the color scheme of the address. */
export function Gallery({ options }: { options: GalleryOptions }) {
  const shown = chapters.flatMap(({ groups }) => groups).filter(({ id }) => !options.show || id === options.show);
  return (
    <div className="gallery" data-scheme={options.scheme} data-alone={options.show !== undefined || undefined}>
      <aside className="gallery-index">
        <Switch options={options} />
        <Index options={options} />
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
      <script type="module" src="/renderer/dev/gallery/force-state.ts" />
    </div>
  );
}

/** Plain links that set the theme and the color scheme. */
function Switch({ options }: { options: GalleryOptions }) {
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

function Index({ options }: { options: GalleryOptions }) {
  const addressOfGroup = (id: string) => (options.show ? addressOf({ ...options, show: id }) : `#${id}`);
  return (
    <nav aria-label="Components">
      {chapters.map(({ title, groups }) => (
        <details key={title} open={!options.show}>
          <summary>{title}</summary>
          <ul>
            {groups.map(({ id }) => (
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
