import { defineSection, distinct, headedSectionFields, pictureBeside } from 'sitewright';
import * as z from 'zod';
import { question } from '../../model/fields/question';

export const questions = defineSection(
  z.strictObject({
    ...headedSectionFields('questions', 'Shows questions that buyers ask, with answers.'),
    items: z.array(question).min(2).describe('Questions that buyers ask, with answers.').meta(distinct('question')),
    picture: pictureBeside.optional(),
  }),
  {
    least: {
      type: 'questions',
      title: 'Two questions come first',
      items: [
        { question: 'How long?', answer: 'Weeks, not months.' },
        { question: 'How much?', answer: 'The offer names one price.' },
      ],
    },
    full: {
      type: 'questions',
      title: 'Clear terms end most quarrels before they start',
      text: 'Your question is missing? Put it in your first e-mail.',
      items: [
        {
          question: 'Who owns the client relationship?',
          answer: 'The one who brought the client, unless the page we sign says otherwise.',
        },
        {
          question: 'Are there levels, badges or a partner exam?',
          answer: 'No. There is an agreement on paper and the record of the projects done together.',
        },
        {
          question: 'We compete with a tool you already build with. Should we still write?',
          answer: 'Yes. Name the case your product handles better, and we will try it on that.',
        },
        { question: 'Can you deliver under our name?', answer: 'Yes, as a channel partner.' },
      ],
    },
    'with a picture': {
      type: 'questions',
      title: 'Two questions come first',
      items: [
        { question: 'How long?', answer: 'Weeks, not months.' },
        { question: 'How much?', answer: 'The offer names one price.' },
      ],
      picture: {
        file: 'examples/photo.svg',
        dark: 'examples/photo-dark.svg',
        alt: 'Two kayaks on a river, an example',
        caption: 'They asked both.',
      },
    },
    'long words and a long answer': {
      type: 'questions',
      title: 'Interdepartmental misunderstandings, answered',
      items: [
        {
          question:
            'Which department is responsible for otorhinolaryngological telecommunications while the interdepartmental reorganization is still under way, and who tells the patients?',
          answer:
            'The one that had it before. Until the new plan is signed, nothing changes for the people who call. Afterward the old department forwards for thirty days, with an announcement that names the new one. The patients are told by the confirmation of their next appointment, and those without one by a letter. We write both texts with you, read them aloud once, and leave out every word that only the administration uses.',
        },
        {
          question: 'Telecommunicationsresponsibilitiesinternationalization?',
          answer:
            'It breaks where it must, and see https://telecommunications-responsibilities.example/internationalization/otorhinolaryngology for more.',
        },
      ],
    },
  },
);
