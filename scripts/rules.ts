/** Writes docs/rules.md, the page of all rules for editors. For anyone who changes a rule or its fixtures. */
import { writeFileSync } from 'node:fs';
import { rulesPage } from './generate/rules-page';

writeFileSync('docs/rules.md', rulesPage());
