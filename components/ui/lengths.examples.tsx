import { inText } from '../examples';
import { Lengths } from './lengths';

export const layout = 'stack';

export const examples = inText({
  'two lengths, and one that is open': (
    <Lengths>
      <table>
        <thead>
          <tr>
            <th scope="col">Data</th>
            <th scope="col">Kept</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Messages</td>
            <td>up to 12 months</td>
          </tr>
          <tr>
            <td>Logs</td>
            <td>up to 24 months</td>
          </tr>
          <tr>
            <td>Newsletter address</td>
            <td>until you leave the list</td>
          </tr>
        </tbody>
      </table>
    </Lengths>
  ),
});
