import { type Examples, inText, longAddress, longWords } from '../examples';
import { Callout } from './callout';

export const layout = 'stack';

export const callouts = {
  'with a title': (
    <Callout title="A remark with a title">
      <p>It is beside the run of the text.</p>
      <p>It may have two paragraphs.</p>
    </Callout>
  ),
  without: (
    <Callout>
      <p>And it may have none but this.</p>
    </Callout>
  ),
  'long words': (
    <Callout title={longWords}>
      <p>See {longAddress} first.</p>
    </Callout>
  ),
} satisfies Examples;

export const examples = inText(callouts);
