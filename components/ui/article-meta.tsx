import { addressOfAuthor } from '../../renderer/content/schema/author-address';
import type { ArticleEntry } from '../../renderer/content/schema/content';
import { useContent } from '../content-context';
import { DateText } from './date-text';

interface ArticleMetaProps {
  article: ArticleEntry;
  /** Whether the name of the author links to the author's page. */
  isLinked?: boolean;
}

/** Category, date, author and reading time of an article. */
export function ArticleMeta({ article, isLinked = false }: ArticleMetaProps) {
  const { words, authors, entries } = useContent();
  const { category, date, author, readMinutes } = article.data;
  const name = authors[author]?.name ?? author;
  const page = addressOfAuthor(author);
  return (
    <p className="type-small flex flex-wrap gap-x-4 text-soft" data-md="row">
      <span className="font-semibold text-hue">{category}</span>
      <DateText value={date} />
      <span>
        {words.article.by} {isLinked && entries.has(page) ? <AuthorLink href={page}>{name}</AuthorLink> : name}
      </span>
      <span>
        {readMinutes} {words.article.minutes}
      </span>
    </p>
  );
}

function AuthorLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      rel="author"
      href={href}
      className="relative -my-3 inline-flex min-h-11 items-center text-ink underline underline-offset-[0.2em] hover:text-hue"
    >
      {children}
    </a>
  );
}
