import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { type Browser, chromium } from 'playwright';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import {
  BROWSER_ARGS,
  escapeXml,
  findBrowser,
  loadContent,
  openThisSite,
  runOrExit,
  serveSite,
} from 'sitewright/commands';
import { LogoMark } from '../../components/layout/logo';
import { site as agency, type SiteFields } from '../../components/model/lists/site';
import { takeScreenshots } from './screenshots';

const OUT = 'content/media/media-kit';
const STYLES = 'scripts/generate/media-kit.css';
/** ZIP files contain times; a fixed one makes the output reproducible. */
const MTIME = new Date('2024-09-24T12:00:00Z');

/**
 * Builds the site, and writes the files of the media kit, except the fact sheet, which each build writes. The picture of the home
 * page in README.md is one of its screenshots.
 */
export async function writeMediaKit() {
  const { content } = await loadContent('content', { site: await openThisSite() });
  if (!content) throw new Error('The content has errors; npm run check shows them.');
  runOrExit('npm', ['run', '--silent', 'build']);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  const server = await serveSite('dist', 0);
  await mkdir(OUT, { recursive: true });
  await writeZip('logo.zip', await logoFiles(browser, content.list(agency).name));
  await writePdf(browser, 'colors-and-type.pdf', <ColorsAndType {...content.list(agency)} />);
  const screenshots = await takeScreenshots(browser, server.address, content.list(agency));
  await writeZip('screenshots.zip', screenshots);
  await sharp(screenshots['desk-home.png']).resize(1200).png({ palette: true }).toFile('docs/pictures/home.png');
  server.close();
  await browser.close();
}

async function writeZip(name: string, files: Zippable) {
  await writeFile(`${OUT}/${name}`, zipSync(files, { mtime: MTIME, level: 9 }));
}

async function documentOf(body: ReactNode): Promise<string> {
  const font = (await readFile('components/fonts/familjen-grotesk.woff2')).toString('base64');
  const face = `@font-face{font-family:"Familjen Grotesk";font-weight:400 700;src:url(data:font/woff2;base64,${font})}`;
  const tokens = (await readFile('components/styles/tokens.css', 'utf8')).replace(/@theme[\s\S]*$/, '');
  const styles = await readFile(STYLES, 'utf8');
  return `<!doctype html><html lang="en"><style>${face}${tokens}${styles}</style><body>${renderToStaticMarkup(body)}</body></html>`;
}

async function writePdf(from: Browser, name: string, body: ReactNode) {
  const page = await from.newPage({ colorScheme: 'light' });
  await page.setContent(await documentOf(body));
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(writeColorValues);
  await page.pdf({ path: `${OUT}/${name}`, format: 'Letter', printBackground: true, pageRanges: '1' });
  await page.close();
}

/** Runs in the page: writes the computed color below each swatch. */
function writeColorValues() {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  for (const swatch of document.querySelectorAll('figure')) {
    const [ground, value] = [swatch.querySelector('span'), swatch.querySelector('code')];
    if (!canvas || !ground || !value) continue;
    canvas.fillStyle = getComputedStyle(ground).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
    value.textContent = `#${hex}, RGB ${red} ${green} ${blue}`;
  }
}

/** The logo with its name, and the mark alone, in ink and in paper, as SVG and as PNG. */
async function logoFiles(from: Browser, name: string): Promise<Zippable> {
  const files: Zippable = {};
  for (const [file, svg] of Object.entries(await logoDrawings(name))) {
    files[file] = strToU8(svg);
    const width = file.startsWith('logo') ? 1600 : 800;
    files[file.replace('.svg', '.png')] = await pictureOf(from, svg, width);
  }
  return files;
}

/** The drawings of the logo and of its mark by the names of their files. @param name of the agency */
export async function logoDrawings(name: string): Promise<Record<string, string>> {
  const [ink, paper] = ['#151822', '#fcfaf6'];
  return {
    'logo-ink.svg': await logoSvg(name, ink),
    'mark-ink.svg': await logoSvg('', ink),
    'logo-paper.svg': await logoSvg(name, paper),
    'mark-paper.svg': await logoSvg('', paper),
  };
}

/** The name is set in the font of the site, which is embedded. */
async function logoSvg(text: string, color: string): Promise<string> {
  const mark = renderToStaticMarkup(<LogoMark />).replaceAll('currentColor', color);
  const lines = mark.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  if (text === '') return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">${lines}</svg>`;
  const font = (await readFile('components/fonts/familjen-grotesk.woff2')).toString('base64');
  const style = `<style>@font-face{font-family:"Logo";font-weight:700;src:url(data:font/woff2;base64,${font})}</style>`;
  const word = `<text x="42" y="23.5" fill="${color}" font-family="Logo, sans-serif" font-size="22" font-weight="700" letter-spacing="-0.44">${escapeXml(text)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 32" fill="none">${style}${lines}${word}</svg>`;
}

async function pictureOf(from: Browser, svg: string, width: number): Promise<Uint8Array> {
  const page = await from.newPage({ viewport: { width, height: width } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100%}</style>${svg}`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.locator('svg').screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

function ColorsAndType({ name, services }: Pick<SiteFields, 'name' | 'services'>) {
  return (
    <main>
      <header>
        <LogoMark />
        <b>{name}</b>
        <h1>Colors and type</h1>
      </header>
      <h2>Paper and ink carry the page, one hue marks a service</h2>
      <div className="swatches">
        <Swatch label="Paper" use="The ground" variable="--paper" />
        <Swatch label="Ink" use="Text, buttons, the logo" variable="--ink" />
        {services.map(({ label, theme }) => (
          <Swatch
            key={theme}
            label={theme.charAt(0).toUpperCase() + theme.slice(1)}
            use={label}
            variable="--hue"
            theme={theme}
          />
        ))}
      </div>
      <h2>Familjen Grotesk, in two weights</h2>
      <p className="specimen">Aa Bb Cc 0123456789</p>
      <p>
        Headlines are semibold and set tight, text is regular. Familjen Grotesk is free under the SIL Open Font License.
        Where it can't be had, use Arial.
      </p>
      <h2>The logo needs room</h2>
      <p>
        Leave the height of the mark free on all sides. Don't tilt, stretch, outline or recolor it; use ink on light
        grounds and paper on dark ones.
      </p>
    </main>
  );
}

interface SwatchProps {
  label: string;
  use: string;
  /** The custom property of tokens.css. */
  variable: string;
  theme?: string;
}

function Swatch({ label, use, variable, theme }: SwatchProps) {
  return (
    <figure data-theme={theme}>
      <span style={{ background: `var(${variable})` }} />
      <figcaption>
        <b>{label}</b> {use}
        <code />
      </figcaption>
    </figure>
  );
}
