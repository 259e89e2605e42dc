import { inText, longWords } from '../examples';
import { Checklist } from './checklist';

export const layout = 'stack';

export const examples = inText({
  'with a title': (
    <Checklist title="Bring these to the first call">
      <ul>
        <li>The phone number that customers know</li>
        <li>
          Access to your Meta business account, with someone on the call who can confirm the code that is sent to it
        </li>
        <li>Ten questions that customers asked last week</li>
      </ul>
    </Checklist>
  ),
  'numbered, without a title': (
    <Checklist>
      <ol>
        <li>Counter</li>
        <li>{longWords}</li>
      </ol>
    </Checklist>
  ),
});
