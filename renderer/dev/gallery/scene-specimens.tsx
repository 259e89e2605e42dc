import { Scene } from '../../../components/scenes/scene';
import type { Scene as SceneData } from '../../content/schema/fields/scene';
import { each, type Group, shelf } from './specimen';

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

const kinds: Record<SceneData['type'], Record<string, SceneData>> = {
  chat: {
    'two messages': {
      type: 'chat',
      contact: 'Bakery',
      messages: [
        { from: 'customer', text: 'Open?' },
        { from: 'business', text: 'In two minutes.' },
      ],
    },
    'four messages': {
      type: 'chat',
      contact: 'Kayak rental',
      messages: [
        { from: 'customer', text: 'Two kayaks on Saturday, is anything left?' },
        { from: 'business', text: 'Yes, from 9 or from 1. Two singles are $70 for half a day.' },
        { from: 'customer', text: 'From 9 please' },
        { from: 'business', text: 'Booked. May we send the river level on Friday? Reply YES if so.' },
      ],
    },
    'long words': {
      type: 'chat',
      contact: 'Otorhinolaryngology and anesthesiology reception',
      messages: [
        { from: 'customer', text: 'Is the otorhinolaryngological consultation before the anesthesiological one?' },
        { from: 'business', text: 'It is: appointments.otorhinolaryngology.example/interdepartmental/consultation' },
        { from: 'customer', text: 'Thanks' },
      ],
    },
  },
  app: {
    'one screen': { type: 'app', screens: [lessons] },
    'two screens': { type: 'app', screens: [lessons, offline] },
    'three screens': { type: 'app', screens: [lessons, offline, { ...lessons, title: 'Certificates' }] },
    'one screen with long words': { type: 'app', screens: [crowded] },
    'three screens with long words': {
      type: 'app',
      screens: [crowded, { ...crowded, title: 'Anesthesiology' }, { ...crowded, title: 'Telecommunications' }],
    },
  },
  browser: {
    'two blocks': {
      type: 'browser',
      address: 'kayaks.example',
      heading: 'On the river by nine',
      blocks: ['banner', 'calendar'],
      action: 'See free boats',
    },
    'banner, text, grid, list': {
      type: 'browser',
      address: 'violins.example/repair',
      heading: 'Bow rehair, ready by Friday',
      blocks: ['banner', 'text', 'grid', 'list'],
      action: 'Reserve a slot',
    },
    'form, map': {
      type: 'browser',
      address: 'roofer.example/leak',
      heading: 'Leak tonight? Start here',
      blocks: ['form', 'map'],
      action: 'Call the night crew',
    },
    'table, chart': {
      type: 'browser',
      address: 'figures.example/month',
      heading: 'April in six bars',
      blocks: ['table', 'chart'],
      action: 'Compare with May',
    },
    'long words': {
      type: 'browser',
      address: 'otorhinolaryngology-appointments.example/interdepartmental/telecommunications',
      heading: 'Otorhinolaryngology without telecommunications misunderstandings',
      blocks: ['banner', 'form'],
      action: 'Request interdepartmental approval',
    },
  },
  agent: {
    'two tools': {
      type: 'agent',
      question: 'Can my dog come along?',
      tools: ['Reads the house rules', 'Finds a double kayak'],
      answer: 'Yes, in a double kayak.',
    },
    'four tools and long words': {
      type: 'agent',
      question:
        'Which department is responsible for otorhinolaryngological telecommunications during a reorganization?',
      tools: [
        'Compares interdepartmental calendars',
        'Checks anesthesiological prerequisites',
        'Reads the reorganization plan',
        'Asks the telecommunications desk',
      ],
      answer: 'The one that had it before, until the new plan is signed; I have told its reception that you will call.',
    },
  },
};

export const sceneGroups: Group[] = Object.entries(kinds).map(([kind, scenes]) => ({
  id: `${kind}-scene`,
  specimens: drawings(Object.entries(scenes)),
}));

function drawings(scenes: [name: string, scene: SceneData][]) {
  const tall = scenes.map(([name, scene]) => [`tall frame: ${name}`, scene] as const);
  return (
    <>
      {shelf(each(scenes, (scene) => <Scene scene={scene} />))}
      {shelf(
        each(tall, (scene) => (
          <div className="scene-tall">
            <Scene scene={scene} />
          </div>
        )),
      )}
    </>
  );
}
