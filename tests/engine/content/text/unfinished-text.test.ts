import { expect, test } from 'vitest';
import { placeholdersIn } from '../../../../renderer/content/text/unfinished-text';

const found = (text: string) => placeholdersIn(text).map((each) => each.found);

test.each([
  ['We have XX clients.', 'XX'],
  ['It costs $X a month.', '$X'],
  ['It costs €XXX a month.', '€XXX'],
  ['We grew by XX%.', 'XX%'],
  ['The price is tbc.', 'tbc'],
  ['The price is ???', '???'],
  ['Name: ____', '____'],
  ['n/a', 'n/a'],
  ['Your text here', 'Your text here'],
  ['Headline goes here', 'Headline goes here'],
  ['Why YOUR COMPANY is best.', 'YOUR COMPANY'],
  ['Meet [Name].', '[Name]'],
  ['Meet [insert the name of the client].', '[insert the name of the client]'],
  ['It works (@Lena please check).', '(@Lena please check)'],
  ['It works @Lena please check', '@Lena please'],
  ['It works (check with Lena).', '(check with Lena)'],
  ["Certainly! Here's a text.", "Certainly! Here's a text"],
  ["Sure! Here's a shorter text.", "Sure! Here's a shorter text"],
  ['Of course! Below is a draft.', 'Of course! Below is a draft'],
  ["Here's a more concise version of your paragraph:", "Here's a more concise version of your paragraph"],
  ['Click or tap here to enter text.', 'Click or tap here to enter text.'],
  ['Choose an item.', 'Choose an item.'],
  ['Sent from my iPhone', 'Sent from my iPhone'],
  ['Sent from Outlook for iOS', 'Sent from Outlook for iOS'],
  ['----- Original Message -----', '----- Original Message -----'],
  ['On Mon, Mar 4, 2024 at 9:12 AM Mia Lopez wrote:', 'On Mon, Mar 4, 2024 at 9:12 AM Mia Lopez wrote:'],
  ['#REF!', '#REF!'],
  ['The total is #DIV/0! today.', '#DIV/0!'],
  ['As an AI language model, I cannot say.', 'As an AI language model, I'],
  ['It works 【12†source】.', '【12†source】'],
  ['It works :contentReference[oaicite:0]{index=0}.', ':contentReference['],
  ['It works.[ML1]', '[ML1]'],
  ['It works. [Deleted: maybe]', '[Deleted: maybe]'],
  ['See Error! Reference source not found.', 'Error! Reference source not found'],
  ['[TODO]', '[TODO]'],
])('"%s" is not finished', (text, placeholder) => {
  expect(found(text)[0]).toBe(placeholder);
});

test.each([
  'Super Bowl XX was in the XX century, and XX and XY are chromosomes.',
  'Really??? Sure!',
  'Sure! The crew comes at nine. Of course we call first.',
  "Here's a text that we sent, and here is the draft of the contract.",
  'Click here to enter the room, and tap here to add a box.',
  'The sample was sent from my phone to yours.',
  'C# and F# are keys, #NAME is a tag, #1 a place, and #FF0000 a color.',
  'GROW YOUR BUSINESS TODAY',
  'The form shows "Hello [first name]", and a placeholder text in gray.',
  'Todo lo que necesitas.',
  'She said: “[Name] is a blank.”',
  'Write to lena@example.com, or @lena, to check your order.',
  'See [1], [sic] and [the client].',
  'A model, as an AI agent, answers. Certainly! It does.',
  'A snake_case_name and 4 × 4.',
  'Pay in cash or by note (check), or [check](/contact) first; [confirm the date](/contact) with us.',
])('"%s" is finished', (text) => {
  expect(found(text)).toEqual([]);
});
