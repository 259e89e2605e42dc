import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';

export const portfolio = defineSection(
  z.strictObject({
    ...headedSectionFields(
      'portfolio',
      'Shows example projects, each with what we would build and how long that would take.',
    ),
    look: z
      .enum(['folded', 'timeline', 'rows', 'screens'])
      .describe(
        'folded opens each at a click; timeline and rows draw its time as a line; screens show the first screen of each website.',
      )
      .optional(),
    cases: z
      .array(
        z.strictObject({
          title: text('The kind of project or use case. No customer names.'),
          task: text('With the look folded: what the business needed, one or two sentences.').optional(),
          built: text('What we would build for it, one or two sentences.'),
          measure: text(
            'With the look folded: what would show that it works, a few words; no figure, since the business is an example.',
          ).optional(),
          kept: text('With the look rows: what stays with people, a few words.').optional(),
          time: text('How long such a project takes; it begins with a number, such as 2 weeks.'),
          screen: z
            .strictObject({
              address: text('What the address bar shows, such as tiles.example.'),
              heading: text('The first thing that a visitor would read.'),
              line: text('The second, a few words.').optional(),
              action: text('The button.'),
            })
            .describe('With the look screens: the first screen of the website.')
            .optional(),
        }),
      )
      .min(2)
      .max(6)
      .describe('Two to six projects.')
      .meta(distinct('title')),
    axis: text('With the look timeline: the unit above it, such as Month.').optional(),
  }),
  {
    least: {
      type: 'portfolio',
      title: 'Two projects side by side',
      cases: [
        {
          title: 'Tire shop',
          task: 'The line is busy.',
          built: 'A chat with free bays.',
          measure: 'Calls missed on a weekday',
          time: '3 days',
        },
        {
          title: 'Museum',
          task: 'Nobody finds the entrance.',
          built: 'One page with a map.',
          measure: 'Visitors who ask for the way',
          time: '2 weeks',
        },
      ],
    },
    full: {
      type: 'portfolio',
      title: 'A tire shop and a hotel need different chats',
      text: 'Six uses, told by trade, each with what would show that it works.',
      cases: [
        {
          title: 'Tire shop in the first frost',
          task: 'Half the town calls within two weeks to change to winter tires. The mechanics keep taking off their gloves.',
          built:
            'The chat asks for the plate number and whether the wheels are stored at the shop, then offers free bays.',
          measure: 'Calls missed in the frost weeks',
          time: 'Bay calendar after three days',
        },
        {
          title: 'Furniture store with its own trucks',
          task: 'On delivery days, most calls ask when the truck will come.',
          built: 'A delivery window goes out the day before and can be moved by reply.',
          measure: 'Sofas that come back',
          time: 'Dispatch link after one week',
        },
        {
          title: 'Online shop for pet food',
          task: 'Customers forget to reorder until the bag is empty.',
          built: 'A reminder shortly before the bag runs out, for those who opted in.',
          measure: 'Orders placed before the bag is empty',
          time: 'After template approval',
        },
        {
          title: 'Hotel by the highway',
          task: 'Guests arrive after the desk has closed.',
          built: 'A chat that sends the door code once the deposit is paid.',
          measure: 'Guests who ring at night',
          time: '4 weeks',
        },
        {
          title: 'Choir with a waiting list',
          task: 'Places are offered by telephone, in the evening, one after the other.',
          built: 'A form, a list and one message that asks the next three.',
          measure: 'Places filled from the list',
          time: '2 weeks',
        },
        {
          title: 'Clinic with two branches',
          task: 'Half of the calls are for the other branch.',
          built: 'An app that knows which branch has the file.',
          measure: 'Calls that ask for the other branch',
          time: '4 months',
        },
      ],
    },
    'a timeline': {
      type: 'portfolio',
      look: 'timeline',
      title: 'Two apps and how long they would take',
      axis: 'Month',
      cases: [
        { title: 'Pre-orders for a lunch counter', built: 'Pickup slots the kitchen can close.', time: '3 months' },
        { title: 'Member app for a credit union', built: 'Balances and a card switch.', time: '6 months' },
      ],
    },
    'rows with what people keep': {
      type: 'portfolio',
      look: 'rows',
      title: 'Two agents',
      cases: [
        { title: 'Healthcare', built: 'Books and moves appointments.', kept: 'Symptoms', time: '4 weeks' },
        { title: 'E-commerce', built: 'Checks stock, opens returns.', kept: 'Promises on delivery', time: '2 weeks' },
      ],
    },
    'first screens': {
      type: 'portfolio',
      look: 'screens',
      title: 'Two websites, first screen only',
      cases: [
        {
          title: 'Tile store',
          built: 'No more calls about stock.',
          time: '4 weeks',
          screen: {
            address: 'tiles.example',
            heading: 'Arctic white: 11 boxes left',
            line: '120 sq ft takes 10',
            action: 'Pick up today',
          },
        },
        {
          title: 'Vet clinic',
          built: 'Instead of a machine that lists office hours.',
          time: '2 weeks',
          screen: {
            address: 'vet.example',
            heading: 'We’re closed. The emergency clinic is near',
            action: 'Call it now',
          },
        },
      ],
    },
    'five, with long words and long values': {
      type: 'portfolio',
      title: 'Otorhinolaryngology, anesthesiology and interdepartmental telecommunications',
      cases: [
        {
          title: 'Otorhinolaryngology practice with interdepartmental reservations',
          task: 'Patients are referred by gastroenterologists, anesthesiologists and general practitioners, each with a letter of its own. The reception types the letters into the calendar, and nobody can say which of the three systems is right when they differ.',
          built: 'One chat.',
          measure: 'Calls transferred twice before anyone answers',
          time: 'Telecommunications contract after interdepartmental approval',
        },
        {
          title: 'Telecommunications',
          task: 'None.',
          built: 'An agent that answers inquiries in six languages and hands over in two.',
          measure: 'Minutes on hold',
          time: '1 day',
        },
        {
          title: 'Internationalization of a photolithography supplier',
          task: 'Six languages, one engineer.',
          built: 'Product pages whose tables are drawn from the data sheets.',
          measure: 'Interdepartmental misunderstandings per internationalized telecommunications specification',
          time: '3 weeks',
        },
        {
          title: 'Support desk',
          task: 'Questions wander from desk to desk.',
          built: 'One queue with one clock.',
          measure: 'Tickets reopened',
          time: '10 days',
        },
        {
          title: 'Counterintelligence',
          task: 'We may not say.',
          built: 'We may not say that either.',
          measure: 'Nothing that may be told',
          time: 'In time',
        },
      ],
    },
  },
);
