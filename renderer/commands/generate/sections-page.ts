import { buildDate } from '../../content/schema/build-date';
import { drawnAt, furtherLooks, newSection, sectionTypes, sentenceOf } from './new-section';
import { pictureFileOf } from './take-picture';

/** docs/sections.md: every section type with what it shows, where it is drawn, and all of its fields. */
export function sectionsPage(): string {
  const list = sectionTypes.map((type) => `- [${type}](#${type}): ${sentenceOf(type)}`).join('\n');
  return `# The sections of a page

A page is a list of sections, from top to bottom. \`npm run new section steps\` prints one of a type to fill in, as below;
\`npm run new section steps /workshop\` puts it at the end of that page. A field that begins with \`#\` may be left out.

The link below each type shows everything that it can look like, in every theme, light and dark, while \`npm run dev\` runs.

${list}

${sectionTypes.map(partOf).join('\n')}`;
}

/** For today, which a new section is filled in with: the page would be stale tomorrow. */
const EXAMPLE_DAY = '2024-05-02';

function partOf(type: string): string {
  return `## ${type}

${sentenceOf(type)} [Everything it can look like](${drawnAt(type)})

![A section of the type ${type}](${pictureFileOf(type)})

${[newSection(type), ...furtherLooks(type)].map(asYaml).join('\n')}`;
}

function asYaml(section: string): string {
  return `\`\`\`yaml\n${section.trimEnd().replaceAll(buildDate(), EXAMPLE_DAY)}\n\`\`\`\n`;
}
