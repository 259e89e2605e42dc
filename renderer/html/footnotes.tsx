import type { MDXComponents } from 'mdx/types';
import type { ComponentProps, ElementType } from 'react';
import type { FootnoteLabels } from '../content/schema/define-site';
import { inLanguage } from '../content/schema/language';

/** The Markdown compiler's label for the link back from a footnote, without the number. */
const BACK = 'Back to reference ';

/**
 * The components of a body, with the compiled heading and back links of footnotes in the words of the site. Words in another language
 * than the page are marked with it.
 */
export function withFootnotes(components: MDXComponents, words: FootnoteLabels, lang: string): MDXComponents {
  const isOwn = lang === words.lang || lang.startsWith(`${words.lang}-`);
  const attributes = isOwn ? {} : inLanguage(words.lang);
  // MDX types what replaces an element too loosely for JSX.
  const Heading = (components.h2 as ElementType<ComponentProps<'h2'>> | undefined) ?? 'h2';
  const Link = (components.a as ElementType<ComponentProps<'a'>> | undefined) ?? 'a';
  return {
    ...components,
    h2: (props: ComponentProps<'h2'>) =>
      props.id === 'footnote-label' && props.className === 'sr-only' ? (
        <Heading {...props} {...attributes}>
          {words.title}
        </Heading>
      ) : (
        <Heading {...props} />
      ),
    a(props: ComponentProps<'a'>) {
      if (!('data-footnote-backref' in props)) return <Link {...props} />;
      const back = words.back(props['aria-label']?.replace(BACK, '') ?? '');
      const named = { ...props, ...attributes, 'aria-label': back };
      return <Link {...named} />;
    },
  };
}
