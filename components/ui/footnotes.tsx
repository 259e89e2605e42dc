import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import { fillPlaceholders, languageAttributes } from 'sitewright';
import { useContent, useList } from 'sitewright/react';
import { words as list } from '../model/lists/words';

/** The Markdown compiler's label for the link back from a footnote, without the number. */
const BACK = 'Back to reference ';

/**
 * The compiled heading and back links of footnotes, in the language of the page. If words.yaml does not have that language, they are
 * in the language of the site and marked with it.
 */
export function footnotesIn(lang: string | undefined) {
  const useWords = () => {
    const { footnotes } = useList(list);
    const { language } = useContent();
    const wanted = lang ?? language;
    const own =
      footnotes.find((each) => each.lang === wanted) ?? footnotes.find((each) => wanted.startsWith(`${each.lang}-`));
    const words = own ?? footnotes.find((each) => each.lang === language);
    return { words, attributes: own ? {} : languageAttributes(language) };
  };
  return {
    h2: function Heading(props: ComponentProps<'h2'>) {
      const { words, attributes } = useWords();
      return props.id === 'footnote-label' && props.className === 'sr-only' ? (
        <h2 {...props} {...attributes}>
          {words?.title ?? props.children}
        </h2>
      ) : (
        <h2 {...props} />
      );
    },
    a: function Link(props: ComponentProps<'a'>) {
      const { words, attributes } = useWords();
      const { 'aria-label': name = '' } = props;
      if (!('data-footnote-backref' in props) || !words) return <a {...props} />;
      const back = fillPlaceholders(words.back, { number: name.replace(BACK, '') });
      const named = { ...props, ...attributes, 'aria-label': back };
      return <a {...named} />;
    },
  } satisfies MDXComponents;
}
