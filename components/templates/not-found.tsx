import { useContent } from '../content-context';
import { TextLink } from '../ui/text-link';

/** The page for unknown addresses. */
export function NotFoundTemplate() {
  const { site, words } = useContent();
  const { title, text, all } = words.notFound;
  return (
    <div className="frame cols gap-y-12 py-16 md:py-28">
      <div className="col-span-full lg:col-span-7">
        <p aria-hidden="true" className="type-figure text-soft">
          404
        </p>
        <h1 className="type-display mt-4">{title}</h1>
        <p className="type-lede measure mt-6 text-soft">{text}</p>
      </div>
      <nav aria-labelledby="main-pages" className="col-span-full lg:col-span-4 lg:col-start-9">
        <h2 id="main-pages" className="type-heading">
          {all}
        </h2>
        <ul className="mt-4 border-t border-ink">
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
