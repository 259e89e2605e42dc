import { useContent } from '../content-context';

interface BreadcrumbsProps {
  /** The pages above this one, from the top; home is added by itself. */
  trail: { name: string; address: string }[];
  current: string;
}

/** Where the page stands in the site. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const { words } = useContent();
  const steps = [{ name: words.breadcrumbs.home, address: '/' }, ...trail];
  return (
    <nav aria-label={words.breadcrumbs.label} className="type-small text-soft" data-noprint>
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map(({ name, address }) => (
          <li key={address} className="flex items-center gap-x-2">
            <a href={address} className="inline-flex min-h-11 items-center hover:text-hue hover:underline">
              {name}
            </a>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
