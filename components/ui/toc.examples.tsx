import { type Examples, forced, longWords } from '../examples';
import { Toc } from './toc';

const headings = [
  'Who we are',
  'What we collect, and for how long',
  `${longWords} and their internationalization`,
  'Your rights',
].map((text, index) => ({ depth: 2, id: `section-${index}`, text }));

const numbered = <Toc title="Contents" headings={headings} numbered />;

export const examples: Examples = {
  plain: <Toc title="In this article" headings={headings} />,
  numbered,
  hover: forced('hover', numbered),
  'without a heading: nothing': <Toc title="Contents" headings={[]} />,
};
