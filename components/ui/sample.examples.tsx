import { inText, longAddress, longWords } from '../examples';
import { Sample } from './sample';
import { ScrollingTable } from './scrolling-table';

export const layout = 'stack';

export const examples = inText({
  'a record with a title': (
    <Sample title="A lead as it arrives in your CRM">
      <ScrollingTable>
        <thead>
          <tr>
            <th>Field</th>
            <th>What is in it</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Name</td>
            <td>Dana, from the ad for two-seat kayaks</td>
          </tr>
          <tr>
            <td>Wants</td>
            <td>Six boats on Saturday, with life vests for two children</td>
          </tr>
        </tbody>
      </ScrollingTable>
    </Sample>
  ),
  'two paragraphs without a title': (
    <Sample>
      <p>Hi Dana, your six kayaks are ready on Saturday from 9 a.m.</p>
      <p>Reply 1 to confirm, 2 to reschedule.</p>
    </Sample>
  ),
  'long words': (
    <Sample title={longWords}>
      <p>{longAddress}</p>
    </Sample>
  ),
});
