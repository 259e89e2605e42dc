import { type Examples, longAddress, longWords } from '../examples';
import { Callout } from './callout';

export const layout = 'prose';

export const examples = {
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
