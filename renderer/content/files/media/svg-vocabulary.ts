/**
 * The elements that draw, or describe what is drawn. It is an allowlist, because browsers add new elements, and
 * each of them is harmless as far as is known. https://www.w3.org/TR/SVG2/eltindex.html
 */
const DRAWING = `
  a circle clipPath defs desc ellipse g image line linearGradient marker mask metadata path pattern polygon polyline
  radialGradient rect stop style svg switch symbol text textPath title tref tspan use view
  animate animateMotion animateTransform mpath set
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter`;

/** Written by older drawing programs, ignored by browsers. */
const PASSED_OVER = `
  font font-face font-face-name font-face-src glyph glyphRef hkern missing-glyph vkern
  flowDiv flowPara flowRegion flowRegionExclude flowRoot flowSpan
  hatch hatchpath mesh meshgradient meshpatch meshrow solidColor solidcolor`;

const known = new Set(`${DRAWING} ${PASSED_OVER}`.match(/\S+/g));

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';

/**
 * Namespaces that browsers act on. All others, such as those of Inkscape and Adobe for their own data,
 * mean nothing to them.
 */
const ACTIVE_NAMESPACE =
  /^http:\/\/www\.w3\.org\/(?:1999\/xhtml|1998\/Math\/MathML|1999\/XSL\/Transform|2001\/xml-events|2001\/XInclude)|^http:\/\/www\.mozilla\.org\//;

interface Name {
  local: string;
  uri: string;
}

export function isSafeElement({ local, uri }: Name): boolean {
  return uri === SVG_NAMESPACE ? known.has(local) : !ACTIVE_NAMESPACE.test(uri);
}

/** Whether an attribute runs a script. Attributes of other namespaces do not, but no drawing program writes them. */
export function isEventHandler({ local }: Pick<Name, 'local'>): boolean {
  return /^on[a-z]/i.test(local);
}

/** Whether the value of an attribute is an address. */
export function isAddress({ local, uri }: Name): boolean {
  return (
    /^(?:href|src|srcset|data|action|formaction|poster|background|ping)$/i.test(local) &&
    (uri === '' || uri === XLINK_NAMESPACE)
  );
}

/** Attributes with text or numbers, in which url(…) and image(…) have no meaning. */
export function isPlain({ local }: Pick<Name, 'local'>): boolean {
  return /^(?:id|class|d|points|alt|title|name|unicode|(?:aria|data)-.*)$/.test(local);
}

export function isBase({ local, uri }: Name): boolean {
  return local === 'base' && uri === XML_NAMESPACE;
}
