import { defineSection, pictureBeside, sectionFields, text } from 'sitewright';
import * as z from 'zod';

export const statement = defineSection(
  z.strictObject({
    ...sectionFields('statement', 'Shows one large sentence with paragraphs beside it.'),
    title: text('The statement itself, one sentence, set large.'),
    paragraphs: z.array(text('One paragraph.')).min(1).describe('The paragraphs beside the statement.'),
    drawing: z
      .strictObject({
        date: text('Over the first gate: the date in the plan.'),
        less: text('On the way that keeps the date.'),
        later: text('On the way to a later date.'),
      })
      .describe('Draws two ways out of a date that slips. The paragraphs say the same.')
      .optional(),
    picture: pictureBeside.optional(),
  }),
  {
    least: {
      type: 'statement',
      title: 'An answer beats a form.',
      paragraphs: ['So the phone number is above it.'],
    },
    full: {
      type: 'statement',
      title: 'Our mission is to make every business as quick to answer as its best employee on a good day.',
      paragraphs: [
        'You know that employee. She remembers the order, gives the price without looking it up and says plainly what can’t be done. She also goes home at six.',
        'We build what carries her way of working to the hours and places she can’t cover. That may be a chat, an app, a page or an agent.',
      ],
    },
    'with a drawing': {
      type: 'statement',
      title: 'When a date slips, you hear it first and get two ways out.',
      paragraphs: ['You choose between less scope on the old date and the full scope on a later one.'],
      drawing: { date: 'The date in your plan', less: 'Less scope, on time', later: 'All of it, later' },
    },
    'with a picture': {
      type: 'statement',
      title: 'The river is busy in the morning.',
      paragraphs: ['Who books a day ahead has a kayak.', 'Who does not has the bank, which is free.'],
      picture: {
        file: 'examples/photo.svg',
        dark: 'examples/photo-dark.svg',
        alt: 'Two kayaks on a river, an example',
        caption: 'Two kayaks on the first morning of the season.',
      },
    },
    'long words and many paragraphs': {
      type: 'statement',
      title:
        'Interdepartmental telecommunications responsibilities are nobody’s favorite subject, which is why misunderstandings survive reorganizations.',
      paragraphs: [
        'Every department has a list of what it does. None has a list of what it hands over, to whom, and until when.',
        'We ask for the second list in the first week. It is usually half a page long, and it usually has to be written for us.',
        'Write to appointments.otorhinolaryngology@telecommunications-department.example and you will see what happens without one.',
        'With one, each message has an owner before it has an answer.',
      ],
    },
  },
);
