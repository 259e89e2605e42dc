import { each } from '../examples';
import type { Scene as SceneData } from '../model/fields/scene';
import { Scene } from './scene';

type AppScreen = Extract<SceneData, { type: 'app' }>['screens'][number];

const lessons: AppScreen = {
  title: 'Swim lessons',
  rows: [
    { label: 'Beginners, lane 2', value: 'Tue 4:15 pm' },
    { label: 'Seahorse group', value: '2 places left' },
    { label: 'Make-up lesson', value: 'Available' },
  ],
  action: 'Book a place',
};

const offline: AppScreen = {
  title: 'Offline',
  rows: [
    { label: 'Booking for Mia', value: 'Waiting' },
    { label: 'Sends itself', value: 'When online' },
  ],
  action: 'Keep browsing',
};

const crowded: AppScreen = {
  title: 'Otorhinolaryngology reservations',
  rows: [
    { label: 'Interdepartmental consultation', value: 'Thursday, 11:45 am' },
    { label: 'Anesthesiology', value: 'Prerequisite missing' },
    { label: 'Telecommunications', value: 'Unassigned' },
    { label: 'Gastroenterology', value: 'Waiting for approval' },
  ],
  action: 'Request interdepartmental approval',
};

const scenes: Record<string, SceneData> = {
  'chat: two messages': {
    type: 'chat',
    contact: 'Bakery',
    messages: [
      { from: 'customer', text: 'Open?' },
      { from: 'business', text: 'In two minutes.' },
    ],
  },
  'chat: four messages': {
    type: 'chat',
    contact: 'Kayak rental',
    messages: [
      { from: 'customer', text: 'Two kayaks on Saturday, is anything left?' },
      { from: 'business', text: 'Yes, from 9 or from 1. Two singles are $70 for half a day.' },
      { from: 'customer', text: 'From 9 please' },
      { from: 'business', text: 'Booked. May we send the river level on Friday? Reply YES if so.' },
    ],
  },
  'chat: long words': {
    type: 'chat',
    contact: 'Otorhinolaryngology and anesthesiology reception',
    messages: [
      { from: 'customer', text: 'Is the otorhinolaryngological consultation before the anesthesiological one?' },
      { from: 'business', text: 'It is: appointments.otorhinolaryngology.example/interdepartmental/consultation' },
      { from: 'customer', text: 'Thanks' },
    ],
  },
  'app: one screen': { type: 'app', screens: [lessons] },
  'app: two screens': { type: 'app', screens: [lessons, offline] },
  'app: three screens': { type: 'app', screens: [lessons, offline, { ...lessons, title: 'Certificates' }] },
  'app: one screen with long words': { type: 'app', screens: [crowded] },
  'app: three screens with long words': {
    type: 'app',
    screens: [crowded, { ...crowded, title: 'Anesthesiology' }, { ...crowded, title: 'Telecommunications' }],
  },
  'browser: two rows': {
    type: 'browser',
    address: 'kayaks.example',
    heading: 'On the river by nine',
    rows: [
      { label: 'Saturday, 9 am', value: '6 left' },
      { label: 'Sunday, 1 pm', value: '2 left' },
    ],
    action: 'See free boats',
  },
  'browser: four rows with long words': {
    type: 'browser',
    address: 'otorhinolaryngology-appointments.example/interdepartmental/telecommunications',
    heading: 'Otorhinolaryngology without telecommunications misunderstandings',
    rows: [
      { label: 'Interdepartmental calendar', value: 'Reorganization' },
      { label: 'Anesthesiology', value: 'Unavailable until Thursday' },
      { label: 'Otorhinolaryngological telecommunications', value: 'Open' },
      { label: 'Telecommunications', value: '24 appointments' },
    ],
    action: 'Request interdepartmental approval',
  },
  'agent: two tools': {
    type: 'agent',
    question: 'Can my dog come along?',
    tools: ['Reads the house rules', 'Finds a double kayak'],
    answer: 'Yes, in a double kayak.',
  },
  'agent: four tools and long words': {
    type: 'agent',
    question: 'Which department is responsible for otorhinolaryngological telecommunications during a reorganization?',
    tools: [
      'Compares interdepartmental calendars',
      'Checks anesthesiological prerequisites',
      'Reads the reorganization plan',
      'Asks the telecommunications desk',
    ],
    answer: 'The one that had it before, until the new plan is signed; I have told its reception that you will call.',
  },
};

export const examples = each(scenes, (scene) => <Scene scene={scene} />);
