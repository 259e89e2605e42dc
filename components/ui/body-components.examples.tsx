import type { Examples } from '../examples';
import { BodyFigure } from './body-figure';
import { BodyVideo } from './body-video';
import { callouts } from './callout.examples';
import { Checklist } from './checklist';
import { ProseText } from './prose';
import { ProseTable } from './prose-table';
import { Quote } from './quote';
import { Sample } from './sample';
import { ScrollingCode } from './scrolling-code';
import { Summary } from './summary';

export const layout = 'stack';

export const examples: Examples = {
  plain: (
    <ProseText>
      <ProseSample />
    </ProseText>
  ),
  'with headings in the margin, as on solutions': (
    <ProseText look="notes">
      <ProseSample />
    </ProseText>
  ),
  'with remarks in the margin, as in articles': (
    <ProseText look="article">
      <ProseSample />
    </ProseText>
  ),
  'numbered, as in legal texts': (
    <ProseText look="clauses">
      <ProseSample />
    </ProseText>
  ),
};

/** Everything that a body may contain, as rendered by the pipeline. */
export function ProseSample() {
  return (
    <>
      <p>
        A body begins with a paragraph. It may hold <strong>strong</strong> and <em>stressed</em> words,{' '}
        <a href="/terms">a link to a page</a>, <code>a name from a file</code> and an address that is longer than the
        line, such as https://telecommunications-responsibilities.example/internationalization/otorhinolaryngology.
      </p>
      <Summary>What is short comes first.</Summary>
      <h2>Two lists say two things</h2>
      <ul>
        <li>One without an order</li>
        <li>
          In which a line may be so long that it goes on below itself, because someone wanted to say everything at once
        </li>
        <li>
          And may have a list of its own
          <ul>
            <li>Indented once</li>
          </ul>
        </li>
      </ul>
      <ol>
        <li>One with an order</li>
        <li>Whose numbers count by themselves</li>
      </ol>
      <h3>A third level is below a second</h3>
      <p>And says less.</p>
      <blockquote>
        <p>A quotation is beside a line, and names whom it comes from.</p>
      </blockquote>
      <Quote lang="de">
        <p>Ein Zitat in einer anderen Sprache sagt, welche es ist.</p>
      </Quote>
      <Quote lang="ar">
        <p>وبعض اللغات تكتب من اليمين إلى اليسار.</p>
      </Quote>
      <BodyFigure>
        <p>
          <img src="/media/examples/photo.svg" alt="Two kayaks on a river, an example" />
        </p>
        <p>A picture hangs from the line, with its caption below.</p>
      </BodyFigure>
      <BodyVideo>
        <p>
          <img src="/media/examples/river.svg" alt="A kayak, an example" />
        </p>
        <p>
          <a href="/media/examples/river.mp4">A kayak goes down the river, an example</a>
        </p>
        <p>A video hangs from it, too.</p>
      </BodyVideo>
      {callouts['with a title']}
      {callouts.without}
      <Sample title="A sample of what customers get">
        <p>It is a sheet of its own.</p>
      </Sample>
      <Checklist title="A list to tick off">
        <ul>
          <li>One thing</li>
          <li>Another one</li>
        </ul>
      </Checklist>
      <h2>Interdepartmental telecommunications responsibilities</h2>
      <ProseTable>
        <thead>
          <tr>
            <th>Department</th>
            <th>Telecommunications</th>
            <th>Internationalization</th>
            <th>Until</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Otorhinolaryngology</td>
            <td>Confirmations and announcements</td>
            <td>English, Welsh</td>
            <td>2024-06-30</td>
          </tr>
          <tr>
            <td>Anesthesiology</td>
            <td>None</td>
            <td>Not yet</td>
            <td>2024-09-30</td>
          </tr>
        </tbody>
      </ProseTable>
      <ScrollingCode>
        <code>
          {
            'curl --request POST https://hooks.example/contact --data-urlencode "message=Hello from a long line of code"'
          }
        </code>
      </ScrollingCode>
      <hr />
      <p>After a rule the text goes on.</p>
    </>
  );
}
