import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { JobPosting } from 'schema-dts';
import { type Entry, type PageFacts, publisher } from 'sitewright';
import { site } from '../../components/model/lists/site';
import { type Words, words } from '../../components/model/lists/words';
import { type opening, REMOTE } from './schema';

type Opening = Entry<typeof opening>['data'];

/** Google's names for kinds of employment (developers.google.com/search/docs/appearance/structured-data/job-posting). */
const EMPLOYMENT_TYPES: Record<Opening['type'], string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
};

/** An opening, with every field that Google requires. Applications by email are not direct in Google's terms. */
export function jobPosting({ data, address, id }: Entry<typeof opening>, facts: PageFacts) {
  const { siteUrl, content } = facts;
  return {
    '@type': 'JobPosting',
    '@id': `${siteUrl}${address}#opening`,
    mainEntityOfPage: { '@id': siteUrl + address },
    url: siteUrl + address,
    title: data.heading,
    description: descriptionOf(data, content.list(words).opening),
    identifier: { '@type': 'PropertyValue', name: content.list(site).name, value: id },
    ...(data.posted === undefined ? {} : { datePosted: data.posted }),
    ...(data.closes === undefined ? {} : { validThrough: `${data.closes}T23:59:59Z` }),
    employmentType: EMPLOYMENT_TYPES[data.type],
    hiringOrganization: publisher(facts.content.list(site).name, facts),
    directApply: false,
    ...placeOf(data),
  } satisfies JobPosting;
}

function placeOf({ location, countries }: Opening) {
  if (location === REMOTE) {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country' as const, name })),
    };
  }
  const address = { '@type': 'PostalAddress' as const, addressLocality: location, addressCountry: countries[0] };
  return { jobLocation: { '@type': 'Place' as const, address } };
}

const LISTS = ['duties', 'requirements', 'offers', 'process'] as const;

/** The whole job as HTML, as Google requires. */
function descriptionOf(opening: Opening, words: Words['opening']): string {
  return renderToStaticMarkup(
    <>
      <p>{opening.summary}</p>
      {LISTS.map((name) => (
        <Fragment key={name}>
          <h3>{words[name]}</h3>
          <ul>
            {opening[name].map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Fragment>
      ))}
    </>,
  );
}
