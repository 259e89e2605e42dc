import { code, date, defineKind, distinct, text } from 'sitewright';
import * as z from 'zod';
import { country } from '../../components/model/fields/country';
import { pageHead } from '../../components/model/fields/page-head';
import { tool } from '../../components/model/fields/tool';
import { wholeNumber } from '../../components/model/fields/whole-number';

const employmentTypes = ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship'] as const;

/** A job opening; content/careers. */
export const opening = defineKind({
  name: 'opening',
  files: 'careers/:slug.mdx',
  address: '/careers/:slug',
  parent: '/careers',
  published: 'posted',
  ends: 'closes',
  order: 'order',
  headline: 'heading',
  sharesParagraphs: true,
  anchors: ['process'],
  newFile: { label: 'opening', body: '\nTODO\n' },
  schema: z.strictObject({
    ...pageHead,
    heading: text('The title of the job.'),
    summary: text('One or two sentences on the job for the list.'),
    tool: tool.optional(),
    department: text('The department, such as Engineering.'),
    location: code('Where the work is done: Remote, or the name of a town.'),
    countries: z
      .array(country('A country, such as Canada.'))
      .min(1)
      .describe('The countries in which the person may live; for a town, its country.')
      .meta(distinct()),
    type: z
      .enum(employmentTypes)
      .describe('The kind of employment: Full-time, Part-time, Contract, Temporary or Internship.'),
    order: wholeNumber(
      'The place in the list of openings, from 1 to 99. Openings with the same place, and those without one at the end, are sorted by heading.',
    ).optional(),
    posted: date(
      'The day of publication, year-month-day; before it, only previews show the opening. Without it, no day is shown.',
    ).optional(),
    closes: date('The last day to apply, year-month-day; without it, the opening stays open.').optional(),
    duties: z.array(text('One duty, a sentence.')).min(3).describe('What the person does.').meta(distinct()),
    requirements: z
      .array(text('One requirement, a sentence.'))
      .min(3)
      .describe('What the person brings.')
      .meta(distinct()),
    offers: z.array(text('One thing we offer, a sentence.')).min(3).describe('What the person gets.').meta(distinct()),
    process: z.array(text('One step, a sentence.')).min(2).describe('What happens after applying, in order.'),
  }),
});

/** The location of an opening for work from anywhere in its countries. */
export const REMOTE = 'Remote';
