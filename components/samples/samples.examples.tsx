import { type Examples, longWords } from '../examples';
import type { Sample } from '../model/fields/sample';
import type { Scene } from '../model/fields/scene';
import { Samples } from './samples';

export const layout = 'bands';

const chat: Scene = {
  type: 'chat',
  contact: 'Paint store',
  messages: [
    { from: 'customer', text: 'How long until the second coat?' },
    { from: 'business', text: 'Six hours at room temperature.' },
  ],
};

const app: Scene = {
  type: 'app',
  screens: ['Your order', 'Kitchen'].map((title) => ({
    title,
    rows: [
      { label: 'Pad thai, no peanuts', value: '$13.50' },
      { label: 'Pickup', value: '6:40 pm' },
    ],
    action: 'Place order',
  })),
};

const agent: Scene = {
  type: 'agent',
  question: 'What torque do the bolts need?',
  tools: ['Search the manuals', 'Quote the table'],
  answer: '25 Nm on dry thread, page 41.',
};

const browser: Scene = {
  type: 'browser',
  address: 'canoes.example',
  heading: 'Two canoes left on July 12',
  rows: [
    { label: 'Canoe, all day', value: '$58' },
    { label: 'Held for you', value: '15 minutes' },
  ],
  action: 'Hold one canoe',
};

const sheet: Sample = {
  title: 'A sheet',
  icon: 'clipboard',
  text: 'It has lines with and without a value.',
  shows: {
    type: 'sheet',
    title: 'Saturday',
    lines: [{ label: '9:00', value: 'Adler, 2 canoes' }, { label: 'Closed' }],
  },
};

const bars: Sample = {
  title: 'Counts',
  icon: 'coins',
  text: 'Each bar has the length of its count.',
  shows: {
    type: 'bars',
    title: 'Chats by code',
    bars: [
      { label: 'Counter', value: '38' },
      { label: longWords, value: '2' },
    ],
  },
};

const sign: Sample = {
  title: 'A sign',
  icon: 'qr-code',
  text: 'Printed on a can.',
  shows: { type: 'sign', picture: 'qr-code', heading: 'Drips? Ask us', text: 'Scan for an answer' },
};

const page: Sample = {
  title: 'A page',
  icon: 'window',
  text: 'In a window, with a drawn picture.',
  shows: {
    type: 'web-page',
    address: 'school.example',
    picture: 'ticket',
    heading: 'Open house',
    text: 'Doors at 6 p.m.',
    action: 'Save two seats',
  },
};

function own(title: string): Sample {
  return { title, icon: 'bubbles', text: 'It shows the scene.' };
}

export const examples: Examples = {
  'a sign, the chat of the scene, counts': <Samples samples={[sign, own('A chat'), bars]} scene={chat} />,
  'both screens of an app, and a page': <Samples samples={[own('A screen'), own('The next one'), page]} scene={app} />,
  'a sheet and an agent': <Samples samples={[sheet, own('An agent')]} scene={agent} />,
  'a page of parts': <Samples samples={[own(longWords), sheet, sign]} scene={browser} />,
};
