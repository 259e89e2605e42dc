import { distinct, link, text } from 'sitewright';
import * as z from 'zod';

const request = z.strictObject({
  request: text('What a visitor chooses, a few words.'),
  outcome: z
    .enum(['done', 'passed', 'refused'])
    .describe('done goes through the gate; passed goes to a person; refused turns back.'),
  verdict: text('The stamp, one to three words.'),
  gate: text('What lies behind the gate, such as Your prices.'),
  question: text('The whole message, as one would type it.'),
  answer: text('What the agent answers.'),
  steps: z
    .array(z.strictObject({ label: text('What the agent does.'), value: text('What comes of it.') }))
    .length(4)
    .describe('Four steps of the agent.')
    .meta(distinct('label')),
  rule: text('The rule that the agent has for this.'),
  lock: text('What prevents it even if the agent forgot the rule.'),
});

export const trial = z.strictObject({
  type: z.literal('trial').describe('Visitors try to break an agent: five requests, and what stops each.'),
  title: text('The heading of the trial.'),
  text: text('What a visitor does here, one or two sentences.').optional(),
  legend: text('What visitors choose, such as Your request; for screen readers.'),
  contact: text('The top of the drawn chat. No real company.'),
  note: text('Under the choice: that it is an example.').optional(),
  link: link.describe('A link after that note.').optional(),
  requests: z
    .array(request)
    .length(5)
    .describe('Five requests; the third is chosen at first.')
    .meta(distinct('request')),
});
