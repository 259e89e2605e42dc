import { useContent } from '../content-context';
import { Island } from '../islands/island';
import { TextLink } from '../ui/text-link';

/** Older articles are not suggested: with thousands of them this page would be huge. */
const NEWEST_ARTICLES = 50;

/** The 404 page. */
export function NotFoundTemplate() {
  const { site, words, lists } = useContent();
  const { title, text, all, nearest } = words.notFound;
  const pages = [...lists.evergreen, ...lists.articles.slice(0, NEWEST_ARTICLES)];
  return (
    <div className="frame cols gap-y-12 py-16 md:py-28">
      <div className="col-span-full lg:col-span-7">
        <p aria-hidden="true" className="type-figure text-soft">
          404
        </p>
        <h1 className="type-subject mt-4">{title}</h1>
        <p className="type-lede measure mt-6 text-soft">{text}</p>
        <Island
          name="suggested-pages"
          props={{ title: nearest, pages: pages.map(({ address, data }) => ({ address, name: data.name })) }}
        />
      </div>
      <nav aria-labelledby="main-pages" className="col-span-full lg:col-span-4 lg:col-start-9">
        <h2 id="main-pages" className="type-item">
          {all}
        </h2>
        <ul className="mt-4 border-t-2 border-line">
          {site.notFound.map(({ label, href }) => (
            <li key={href} className="border-b border-rule py-1">
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
