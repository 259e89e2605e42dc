import * as z from 'zod';
import { rulesOf } from '../../renderer/content/rules/registry';
import { address, href } from '../../renderer/content/schema/fields/address';
import { email, telephone } from '../../renderer/content/schema/fields/contact';
import { date } from '../../renderer/content/schema/fields/date';
import { language } from '../../renderer/content/schema/fields/language';
import { sectionId } from '../../renderer/content/schema/fields/section-base';
import { text } from '../../renderer/content/schema/fields/text';
import { redirects } from '../../renderer/content/schema/redirects';

const formats = [text, address, href, email, telephone, date, language].map((field) => field('A field.'));
const fields = { ...redirects, schema: z.object({ ...formats, sectionId, redirects: redirects.schema }) };

/** The rules that every site has, if its fields have every format of the engine. */
export const engineRules = rulesOf({ rules: {}, messages: {}, kinds: [], sections: [], lists: [fields] });
