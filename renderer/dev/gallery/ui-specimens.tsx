import type { ComponentProps } from 'react';
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
import { bands, each, forced, type Group, inStates, publicationStates, type Specimens, shelf, stack } from './specimen';

const longWords = 'Interdepartmental telecommunications responsibilities';
const longLabel = 'Describe your interdepartmental telecommunications responsibilities';
const longAddress = 'https://telecommunications-responsibilities.example/internationalization/otorhinolaryngology';

const textLinks: Specimens = {
  ...inStates(<TextLink href="/blog">All articles</TextLink>),
  'down the page': <TextLink href="#text-link">Read on below</TextLink>,
  'off the site': <TextLink href="https://www.linkedin.com">Our profile</TextLink>,
  download: (
    <TextLink href="/media/media-kit/logo.zip" download>
      Download
    </TextLink>
  ),
  'long label': <TextLink href="/contact">{longLabel}</TextLink>,
};

const claims = ['support', 'clients', 'rating', 'app-launch', 'whatsapp-setup', 'reply-whatsapp'];

const figures = each(
  claims.map((claim) => [claim, claim]),
  (claim) => (
    <dl>
      <Figure claim={claim} page="/" />
    </dl>
  ),
);

const stateMarks = each(publicationStates, (state) => (
  <p>
    A headline
    <UnpublishedMark state={state} />
  </p>
));

const questionLists = Object.entries(sectionExamples.questions).map(([name, { items }]) => {
  const list = <QuestionList items={items} />;
  return shelf({ [`${name}, closed`]: list, [`${name}, open`]: forced('open', list) });
});

const stepLists = each(Object.entries(sectionExamples.steps), ({ items }) => <StepList items={items} />);

const callouts: Specimens = {
  'with a title': (
    <Callout title="Before you sign">
      <p>Ask who answers on the first Saturday.</p>
    </Callout>
  ),
  without: (
    <Callout>
      <p>Ask who answers on the first Saturday, and what happens when nobody does.</p>
      <p>Then ask for it in writing.</p>
    </Callout>
  ),
  'long words': (
    <Callout title={longWords}>
      <p>See {longAddress} first.</p>
    </Callout>
  ),
};

const samples: Specimens = {
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
};

const checklists: Specimens = {
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
};

const summaries: Specimens = {
  'one sentence': <Summary>We keep what you send us for as long as we need it to answer, and then delete it.</Summary>,
  'one word': <Summary>No.</Summary>,
};

const headings = [
  'Who we are',
  'What we collect, and for how long',
  `${longWords} and their internationalization`,
  'Your rights',
].map((text, index) => ({ depth: 2, id: `section-${index}`, text }));

const numberedToc = <Toc title="Contents" headings={headings} numbered />;

const tocs: Specimens = {
  plain: <Toc title="In this article" headings={headings} />,
  numbered: numberedToc,
  hover: forced('hover', numberedToc),
  'without a heading: nothing': <Toc title="Contents" headings={[]} />,
};

const paginations: Specimens = {
  ...inStates(<Pagination list="/blog" number={417} count={834} />, 'in the middle of a long list, ', [
    'hover',
    'focus-visible',
  ]),
  'the first page': <Pagination list="/blog" number={1} count={3} />,
  'the last page': <Pagination list="/blog" number={3} count={3} />,
  'one page: nothing': <Pagination list="/blog" number={1} count={1} />,
};

const prose: Specimens = {
  plain: (
    <div className="prose">
      <ProseSample />
    </div>
  ),
  'numbered, as in legal texts': (
    <div className="prose prose-numbered">
      <ProseSample />
    </div>
  ),
};

const { full: cta } = sectionExamples.cta;

export const uiGroups: Group[] = [
  { id: 'button-link', specimens: (['solid', 'line'] as const).map((look) => shelf(buttonLinks(look))) },
  { id: 'text-link', specimens: shelf(textLinks) },
  { id: 'figure', specimens: shelf(figures) },
  { id: 'item-link', specimens: <ItemLinks /> },
  { id: 'state-mark', specimens: shelf(stateMarks) },
  { id: 'question-list', specimens: questionLists },
  { id: 'step-list', specimens: shelf(stepLists) },
  { id: 'callout', specimens: shelf(callouts) },
  { id: 'sample', specimens: <div className="prose">{stack(samples)}</div> },
  { id: 'checklist', specimens: <div className="prose">{stack(checklists)}</div> },
  { id: 'summary', specimens: shelf(summaries) },
  { id: 'toc', specimens: shelf(tocs) },
  { id: 'breadcrumbs', specimens: <BreadcrumbTrails /> },
  { id: 'pagination', specimens: stack(paginations) },
  { id: 'prose-text', specimens: stack(prose) },
  { id: 'chat-message', specimens: <ChatMessages /> },
  { id: 'closing-band', specimens: cta && bands(inStates(<ClosingBand {...cta} />)) },
  { id: 'newsletter-box', specimens: <NewsletterBoxes /> },
];

function buttonLinks(look: 'solid' | 'line'): Specimens {
  const button = (label: string, href: string) => <ButtonLink look={look} link={{ label, href }} />;
  return {
    ...inStates(button('Get Free Consultation', '/contact'), `${look}, `),
    [`${look}, down the page`]: button('Read the releases', '#button-link'),
    [`${look}, off the site`]: button('Open the profile', 'https://www.linkedin.com'),
    [`${look}, long label`]: button(longLabel, '/contact'),
  };
}

function ItemLinks() {
  const { words } = useContent();
  const { items } = assertKind(useEntry('/solutions/convert-leads'), 'hub').data;
  const listOf = (links: ComponentProps<typeof ItemLink>['item'][]) => (
    <ul className="border-t border-ink">
      {links.map((item) => (
        <ItemLink key={item.page} item={item} featured={words.columns.featured} />
      ))}
    </ul>
  );
  const ownWords = listOf([
    {
      page: '/solutions/automation',
      name: 'Otorhinolaryngological reservations',
      description: 'Interdepartmental telecommunications responsibilities, internationalized for every branch.',
    },
    { page: '/solutions/booking', name: longWords, description: 'Short.' },
  ]);
  return shelf({
    ...inStates(listOf(items), 'a column with its featured item, ', ['hover', 'focus-visible']),
    'long words of its own': ownWords,
  });
}

function BreadcrumbTrails() {
  const solution = assertKind(useEntry('/solutions/lead-qualification-ai'), 'solution');
  const longName = { ...solution, data: { ...solution.data, name: longWords } };
  return stack({
    'a page': <Breadcrumbs entry={useEntry('/about')} />,
    'the deepest page': <Breadcrumbs entry={solution} />,
    'a long name': forced('hover', <Breadcrumbs entry={longName} />),
  });
}

function ChatMessages() {
  const { words } = useContent();
  const messages = sectionExamples.chat.full?.messages.slice(0, 2) ?? [];
  const states = (['waiting', 'typing', 'shown'] as const).map((state) => [state, state] as const);
  const chats = each(states, (state) => (
    <div className="chat-demo">
      <ol className="chat-demo-messages">
        {messages.map((message) => (
          <ChatMessage key={message.text} message={message} state={state} words={words.chat} />
        ))}
      </ol>
    </div>
  ));
  return shelf(chats);
}

function NewsletterBoxes() {
  const { newsletterTitle, newsletterText } = useContent().words.article;
  return bands({
    'with a sentence': <NewsletterBox title={newsletterTitle} text={newsletterText} page="/blog" />,
    without: <NewsletterBox title={newsletterTitle} page="/blog" />,
  });
}
