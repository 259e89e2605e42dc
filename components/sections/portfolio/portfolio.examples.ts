import type { SectionOf } from '../../../renderer/content/schema/sections/registry';

export const examples: Record<string, SectionOf<'portfolio'>> = {
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
};
