import { type Entry, redirects, unlikeOnHosts } from 'sitewright';
import { Stylesheet, useContent, useList } from 'sitewright/react';
import { Island } from '../../components/islands/island';
import { site } from '../../components/model/lists/site';
import { words } from '../../components/model/lists/words';
import { Arrow } from '../../components/ui/arrow';
import { article } from '../article/schema';
import { hub } from '../hub/schema';
import { legal } from '../legal/schema';
import { opening } from '../opening/schema';
import { page } from '../page/schema';
import { solution } from '../solution/schema';

/** Older articles are not suggested: with thousands of them this page would be huge. */
const NEWEST_ARTICLES = 50;

/** The kinds of pages that do not keep coming. */
const lasting = [legal, page, hub, solution, opening];

const byFile = ({ file: one }: Entry, { file: other }: Entry) => (one < other ? -1 : 1);

/** The 404 page: an empty dock, a loose rope, and a kayak that has drifted off. */
export function NotFoundTemplate() {
  const { all: pagesOf } = useContent();
  const agency = useList(site);
  const labels = useList(words);
  const { title, text, all, nearest } = labels.notFound;
  const moved = useList(redirects).filter(({ from }) => unlikeOnHosts(from));
  const pages = [
    ...lasting.flatMap((kind) => pagesOf(kind)).sort(byFile),
    ...pagesOf(article).slice(0, NEWEST_ARTICLES),
  ];
  return (
    <>
      <Stylesheet file="pages/not-found/not-found.css" />
      {moved.length > 0 && <Island name="moved-address" props={{ redirects: moved }} />}
      <div className="frame pt-8 md:pt-20">
        <div className="head-split">
          <h1 className="type-subject">{title}</h1>
          <p className="type-lede measure text-soft">{text}</p>
        </div>
        <Island
          name="suggested-pages"
          props={{ title: nearest, pages: pages.map(({ address, data }) => ({ address, name: data.name })) }}
        />
      </div>
      <EmptyDock />
      <nav aria-labelledby="main-pages" className="frame band-s">
        <h2 id="main-pages" className="sr-only">
          {all}
        </h2>
        <ul className="ways-out grid border-t-2 border-line md:grid-cols-2 lg:grid-cols-3">
          {agency.notFound.map(({ label, href, text }) => (
            <li className="border-b border-rule" key={href}>
              <a className="flex justify-between text-t4 font-semibold leading-tight" href={href}>
                {label}
                <Arrow />
              </a>
              {text && <p className="type-text text-soft">{text}</p>}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** How many waves are on the width of the drawing. */
const WAVES = 22;

function EmptyDock() {
  return (
    <svg
      viewBox="0 0 1920 400"
      preserveAspectRatio="xMinYMid slice"
      className="dock block w-full mt-4 fill-none stroke-2"
      aria-hidden="true"
    >
      <path className="wood" d="M60 194h24v190H60zM250 194h24v190h-24zM84 236h166v14H84z" />
      <Wave from="M-40 262" />
      <Wave from="M-100 300" />
      <g className="adrift">
        <path className="hull" d="M1262 248c26 6 106 6 134-8-12 20-36 26-68 28s-56-6-66-20z" />
        <path d="M1318 250c6-6 24-8 32-2M1226 274l70 12M1216 266c8-4 20 0 24 8-8 4-20 2-24-8z" />
      </g>
      <path className="wood" d="M-20 170h480v24H-20z" />
      <path className="ink" d="M40 170v24M104 170v24M168 170v24M232 170v24M296 170v24M360 170v24" />
      <path className="wood" d="M420 128h26v256h-26zM414 122h38v8h-38z" />
      <Wave from="M-10 338" />
      <Wave from="M-70 376" />
      <path className="ink" d="M340 170v-12M324 158h32" />
      <path className="ink" d="M332 158c-2 8 14 8 16 0 30 18 74 30 112 34 44 6 32 104 92 104h120a30 30 0 1 0-30-30" />
      <path className="wood" d="M96 60h132v72H96z" />
      <path className="ink" d="M162 132v38" />
      <text className="font-bold" transform="translate(162 110) scale(3)" textAnchor="middle">
        404
      </text>
    </svg>
  );
}

function Wave({ from }: { from: string }) {
  return <path className="water" d={`${from}q45-14 90 0${'t90 0'.repeat(WAVES)}`} />;
}
