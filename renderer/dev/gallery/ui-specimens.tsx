import { useContent, useEntry } from '../../../components/content-context';
import { ChatMessage } from '../../../components/islands/chat-demo/chat-message';
import { sectionExamples } from '../../../components/sections/examples';
import { assertKind } from '../../../components/templates/assert-kind';
import { Breadcrumbs } from '../../../components/ui/breadcrumbs';
import { ButtonLink } from '../../../components/ui/button-link';
import { Callout } from '../../../components/ui/callout';
import { Checklist } from '../../../components/ui/checklist';
import { ClosingBand } from '../../../components/ui/closing-band';
import { Figure } from '../../../components/ui/figure';
import { ItemLink } from '../../../components/ui/item-link';
import { NewsletterBox } from '../../../components/ui/newsletter-box';
import { Pagination } from '../../../components/ui/pagination';
import { QuestionList } from '../../../components/ui/question-list';
import { Sample } from '../../../components/ui/sample';
import { ScrollingTable } from '../../../components/ui/scrolling-table';
import { StepList } from '../../../components/ui/step-list';
import { Summary } from '../../../components/ui/summary';
import { TextLink } from '../../../components/ui/text-link';
import { Toc } from '../../../components/ui/toc';
import { UnpublishedMark } from '../../../components/ui/unpublished-mark';
import { ProseSample } from './prose-sample';
import { type Group, Shelf, Specimen } from './specimen';

export const uiGroups: Group[] = [
  { id: 'button-link', specimens: <ButtonLinks /> },
  { id: 'text-link', specimens: <TextLinks /> },
  { id: 'figure', specimens: <Figures /> },
  { id: 'item-link', specimens: <ItemLinks /> },
  { id: 'state-mark', specimens: <StateMarks /> },
  { id: 'question-list', specimens: <QuestionLists /> },
  { id: 'step-list', specimens: <StepLists /> },
  { id: 'callout', specimens: <Callouts /> },
  { id: 'sample', specimens: <Samples /> },
  { id: 'checklist', specimens: <Checklists /> },
  { id: 'summary', specimens: <Summaries /> },
  { id: 'toc', specimens: <Tocs /> },
  { id: 'breadcrumbs', specimens: <BreadcrumbTrails /> },
  { id: 'pagination', specimens: <Paginations /> },
  { id: 'prose-text', specimens: <ProseText /> },
  { id: 'chat-message', specimens: <ChatMessages /> },
  { id: 'closing-band', specimens: <ClosingBands /> },
  { id: 'newsletter-box', specimens: <NewsletterBoxes /> },
];

/** The states that a pointer or a key brings about; undefined is rest. */
const states = [undefined, 'hover', 'focus-visible', 'active'];

const longLabel = 'Describe your interdepartmental telecommunications responsibilities';

function ButtonLinks() {
  return (['solid', 'line'] as const).map((look) => (
    <Shelf key={look}>
      {states.map((state) => (
        <Specimen key={state ?? 'rest'} name={`${look}, ${state ?? 'rest'}`} forced={state}>
          <ButtonLink look={look} link={{ label: 'Get Free Consultation', href: '/contact' }} />
        </Specimen>
      ))}
      <Specimen name={`${look}, down the page`}>
        <ButtonLink look={look} link={{ label: 'Read the releases', href: '#button-link' }} />
      </Specimen>
      <Specimen name={`${look}, off the site`}>
        <ButtonLink look={look} link={{ label: 'Open the profile', href: 'https://www.linkedin.com' }} />
      </Specimen>
      <Specimen name={`${look}, long label`}>
        <ButtonLink look={look} link={{ label: longLabel, href: '/contact' }} />
      </Specimen>
    </Shelf>
  ));
}

function TextLinks() {
  return (
    <Shelf>
      {states.map((state) => (
        <Specimen key={state ?? 'rest'} name={state ?? 'rest'} forced={state}>
          <TextLink href="/blog">All articles</TextLink>
        </Specimen>
      ))}
      <Specimen name="down the page">
        <TextLink href="#text-link">Read on below</TextLink>
      </Specimen>
      <Specimen name="off the site">
        <TextLink href="https://www.linkedin.com">Our profile</TextLink>
      </Specimen>
      <Specimen name="download">
        <TextLink href="/media/media-kit/logo.zip" download>
          Download
        </TextLink>
      </Specimen>
      <Specimen name="long label">
        <TextLink href="/contact">{longLabel}</TextLink>
      </Specimen>
    </Shelf>
  );
}

function Figures() {
  const claims = ['support', 'clients', 'rating', 'app-launch', 'whatsapp-setup', 'reply-whatsapp'];
  return (
    <Shelf>
      {claims.map((claim) => (
        <Specimen key={claim} name={claim}>
          <dl>
            <Figure claim={claim} />
          </dl>
        </Specimen>
      ))}
    </Shelf>
  );
}

function ItemLinks() {
  const { words } = useContent();
  const { featured } = words.columns;
  const { items } = assertKind(useEntry('/solutions/convert-leads'), 'hub').data;
  return (
    <Shelf>
      {states.slice(0, 3).map((state) => (
        <Specimen key={state ?? 'rest'} name={`a column with its featured item, ${state ?? 'rest'}`} forced={state}>
          <ul className="border-t border-ink">
            {items.map((item) => (
              <ItemLink key={item.page} item={item} featured={featured} />
            ))}
          </ul>
        </Specimen>
      ))}
      <Specimen name="long words of its own">
        <ul className="border-t border-ink">
          <ItemLink
            item={{
              page: '/solutions/automation',
              name: 'Otorhinolaryngological reservations',
              description: 'Interdepartmental telecommunications responsibilities, internationalized for every branch.',
            }}
            featured={featured}
          />
          <ItemLink
            item={{
              page: '/solutions/booking',
              name: 'Interdepartmental telecommunications responsibilities',
              description: 'Short.',
            }}
            featured={featured}
          />
        </ul>
      </Specimen>
    </Shelf>
  );
}

function StateMarks() {
  return (
    <Shelf>
      {(['draft', 'scheduled', 'published'] as const).map((state) => (
        <Specimen key={state} name={state === 'published' ? 'published: nothing' : state}>
          <p>
            A headline
            <UnpublishedMark state={state} />
          </p>
        </Specimen>
      ))}
    </Shelf>
  );
}

function QuestionLists() {
  return Object.entries(sectionExamples.questions).map(([name, { items }]) => (
    <Shelf key={name}>
      <Specimen name={`${name}, closed`}>
        <QuestionList items={items} />
      </Specimen>
      <Specimen name={`${name}, open`} forced="open">
        <QuestionList items={items} />
      </Specimen>
    </Shelf>
  ));
}

function StepLists() {
  return (
    <Shelf>
      {Object.entries(sectionExamples.steps).map(([name, { items }]) => (
        <Specimen key={name} name={name}>
          <StepList items={items} />
        </Specimen>
      ))}
    </Shelf>
  );
}

function Callouts() {
  return (
    <Shelf>
      <Specimen name="with a title">
        <Callout title="Before you sign">
          <p>Ask who answers on the first Saturday.</p>
        </Callout>
      </Specimen>
      <Specimen name="without">
        <Callout>
          <p>Ask who answers on the first Saturday, and what happens when nobody does.</p>
          <p>Then ask for it in writing.</p>
        </Callout>
      </Specimen>
      <Specimen name="long words">
        <Callout title="Interdepartmental telecommunications responsibilities">
          <p>See https://telecommunications-responsibilities.example/internationalization/otorhinolaryngology first.</p>
        </Callout>
      </Specimen>
    </Shelf>
  );
}

function Samples() {
  return (
    <div className="prose">
      <Specimen name="a record with a title">
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
      </Specimen>
      <Specimen name="two paragraphs without a title">
        <Sample>
          <p>Hi Dana, your six kayaks are ready on Saturday from 9 a.m.</p>
          <p>Reply 1 to confirm, 2 to reschedule.</p>
        </Sample>
      </Specimen>
      <Specimen name="long words">
        <Sample title="Interdepartmental telecommunications responsibilities">
          <p>https://telecommunications-responsibilities.example/internationalization/otorhinolaryngology</p>
        </Sample>
      </Specimen>
    </div>
  );
}

function Checklists() {
  return (
    <div className="prose">
      <Specimen name="with a title">
        <Checklist title="Bring these to the first call">
          <ul>
            <li>The phone number that customers know</li>
            <li>
              Access to your Meta business account, with someone on the call who can confirm the code that is sent to it
            </li>
            <li>Ten questions that customers asked last week</li>
          </ul>
        </Checklist>
      </Specimen>
      <Specimen name="numbered, without a title">
        <Checklist>
          <ol>
            <li>Counter</li>
            <li>Interdepartmental telecommunications responsibilities</li>
          </ol>
        </Checklist>
      </Specimen>
    </div>
  );
}

function Summaries() {
  return (
    <Shelf>
      <Specimen name="one sentence">
        <Summary>We keep what you send us for as long as we need it to answer, and then delete it.</Summary>
      </Specimen>
      <Specimen name="one word">
        <Summary>No.</Summary>
      </Specimen>
    </Shelf>
  );
}

function Tocs() {
  const headings = [
    'Who we are',
    'What we collect, and for how long',
    'Interdepartmental telecommunications responsibilities and their internationalization',
    'Your rights',
  ].map((text, index) => ({ depth: 2, id: `section-${index}`, text }));
  return (
    <Shelf>
      <Specimen name="plain">
        <Toc title="In this article" headings={headings} />
      </Specimen>
      <Specimen name="numbered">
        <Toc title="Contents" headings={headings} numbered />
      </Specimen>
      <Specimen name="hover" forced="hover">
        <Toc title="Contents" headings={headings} numbered />
      </Specimen>
      <Specimen name="without a heading: nothing">
        <Toc title="Contents" headings={[]} />
      </Specimen>
    </Shelf>
  );
}

function BreadcrumbTrails() {
  const solution = assertKind(useEntry('/solutions/lead-qualification-ai'), 'solution');
  const longName = 'Interdepartmental telecommunications responsibilities';
  return (
    <>
      <Specimen name="a page">
        <Breadcrumbs entry={useEntry('/about')} />
      </Specimen>
      <Specimen name="the deepest page">
        <Breadcrumbs entry={solution} />
      </Specimen>
      <Specimen name="a long name" forced="hover">
        <Breadcrumbs entry={{ ...solution, data: { ...solution.data, name: longName } }} />
      </Specimen>
    </>
  );
}

function Paginations() {
  return (
    <>
      {states.slice(0, 3).map((state) => (
        <Specimen key={state ?? 'rest'} name={`in the middle of a long list, ${state ?? 'rest'}`} forced={state}>
          <Pagination list="/blog" number={417} count={834} />
        </Specimen>
      ))}
      <Specimen name="the first page">
        <Pagination list="/blog" number={1} count={3} />
      </Specimen>
      <Specimen name="the last page">
        <Pagination list="/blog" number={3} count={3} />
      </Specimen>
      <Specimen name="one page: nothing">
        <Pagination list="/blog" number={1} count={1} />
      </Specimen>
    </>
  );
}

function ProseText() {
  return (
    <>
      <Specimen name="plain">
        <div className="prose">
          <ProseSample />
        </div>
      </Specimen>
      <Specimen name="numbered, as in legal texts">
        <div className="prose prose-numbered">
          <ProseSample />
        </div>
      </Specimen>
    </>
  );
}

function ChatMessages() {
  const { words } = useContent();
  const messages = sectionExamples.chat.full?.messages.slice(0, 2) ?? [];
  return (
    <Shelf>
      {(['waiting', 'typing', 'shown'] as const).map((state) => (
        <Specimen key={state} name={state}>
          <div className="chat-demo">
            <ol className="chat-demo-messages">
              {messages.map((message) => (
                <ChatMessage key={message.text} message={message} state={state} words={words.chat} />
              ))}
            </ol>
          </div>
        </Specimen>
      ))}
    </Shelf>
  );
}

function ClosingBands() {
  const { full } = sectionExamples.cta;
  return states.map(
    (state) =>
      full && (
        <Specimen key={state ?? 'rest'} name={state ?? 'rest'} isBand forced={state}>
          <ClosingBand {...full} />
        </Specimen>
      ),
  );
}

function NewsletterBoxes() {
  const { words } = useContent();
  const { newsletterTitle, newsletterText } = words.article;
  return (
    <>
      <Specimen name="with a sentence" isBand>
        <NewsletterBox title={newsletterTitle} text={newsletterText} page="/blog" />
      </Specimen>
      <Specimen name="without" isBand>
        <NewsletterBox title={newsletterTitle} page="/blog" />
      </Specimen>
    </>
  );
}
