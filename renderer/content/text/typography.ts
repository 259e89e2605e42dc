/** How printers of a language set texts. */
export interface Typography {
  /** The opening and the closing mark that a typed double mark becomes, and those of a single one: a quotation in a quotation. */
  readonly marks: { readonly '"': readonly [string, string]; readonly "'": readonly [string, string] };
  /** What comes after an apostrophe that stands for the beginning of a word. */
  readonly shortened?: RegExp;
  /** The spaces in which no line breaks. */
  readonly bound?: RegExp;
  /** The marks with a narrow space before them. Where any have one, quotation marks have it inside, too. */
  readonly spaced?: string;
}

/**
 * The marks around a quotation, those around a quotation in it, and the languages that have them: languages of Europe, and others
 * that are written from left to right, with spaces between words.
 * Source: Unicode CLDR 48.2, cldr-misc-full, delimiters.json. Two regions follow their printers instead: de-CH with de-LI (Swiss
 * Federal Chancellery, Schreibweisungen, 2.1.1), and fr-CA (Office québécois de la langue française).
 */
const MARKS: Readonly<Record<string, string>> = {
  '“ ” ‘ ’':
    'af az ba bn ce co cy da en es fil fo fy ga gd gl gu gv ha hi id ig jv kn ko kw lmo lv ml mr ms mt ne or pa pcm pt scn sma smj smn so sq sw ta te tr tt vi xh yo zu',
  '„ “ ‚ ‘': 'bs-Cyrl cs de dsb et hr hsb is ksh lb mk nds sk sl',
  '„ “ „ “': 'bg lt sgs',
  '„ “ « »': 'ka',
  '„ ” ‘ ’': 'bs',
  '„ ” ’ ’': 'sr',
  '„ ” « »': 'pl ro',
  '„ ” » «': 'hu szl',
  '« » “ ”': 'ast br ca cv el es-US eu fr-CA ie it kk lij mg pms pt-AO pt-CH pt-CV pt-MO pt-MZ pt-PT pt-ST pt-TL sc',
  '« » „ “': 'be bua ky os ru sah tyv uk',
  '« » ‘ ’': 'nb nn no',
  '« » ‹ ›': 'de-CH de-LI fr-CH gsw rm wae',
  '« » « »': 'fr hy oc',
  '” ” ’ ’': 'fi se sv',
  '‘ ’ ‘ ’': 'nl',
  '‘ ’ “ ”': 'fur ia',
  '“ ” « »': 'eo',
};

/** What else is different. Words follow a boundary, and patterns begin with what is quick to find. */
const HABITS: Readonly<Record<string, Omit<Typography, 'marks'>>> = {
  en: {
    shortened: /^(?:bout|cause|cuz|em|fore|n|neath|round|til|tis|twas|tween|twere|twill|twould)(?![\w'-])/i,
    bound: / (?<=\b(?:Articles?|Art\.) )(?=\d)| (?<=\d )(?=[ap]\.?m\b)/g,
  },
  de: {
    shortened: /^(?:n|ne[mnrs]?|s|nauf|naus|nunter|ran|rauf|raus|rein|rüber|runter)(?![\p{L}\d'-])/iu,
    bound:
      / (?<=(?:\b(?:Abs|Art|Bd|Kap|Nr|S|Ziff)\.|§) )(?=\d)| (?<=\bz\. )(?=B\.)| (?<=\bd\. )(?=h\.)| (?<=\bu\. )(?=a\.)/g,
  },
  nl: { shortened: /^[kmnrst](?![\p{L}\d'-])/iu },
  fr: { spaced: ';:!?', bound: / (?<=\b(?:n[°ᵒº]|art\.|p\.) )(?=\d)/g },
  'fr-CA': { spaced: ':', bound: / (?<=\b(?:n[°ᵒº]|art\.|p\.) )(?=\d)/g },
};

const TYPOGRAPHY = new Map(
  Object.entries(MARKS).flatMap(([four, codes]) => {
    const [open = '', close = '', openInner = '', closeInner = ''] = four.split(' ');
    const marks = { '"': [open, close], "'": [openInner, closeInner] } as const;
    return codes.split(' ').map((code) => [code, { marks, ...nearest(code, (each) => HABITS[each]) }] as const);
  }),
);

/** How to set texts in a language: as in its region, or else as elsewhere. Undefined for languages that are left as they are typed. */
export function typographyOf(language: string): Typography | undefined {
  return nearest(language, (code) => TYPOGRAPHY.get(code));
}

/** What is known of a language (BCP 47), or else of the same without its region or script: de-AT, then de. */
function nearest<Known>(language: string, find: (code: string) => Known | undefined): Known | undefined {
  const shorter = language.slice(0, Math.max(0, language.lastIndexOf('-')));
  return find(language) ?? (shorter === '' ? undefined : nearest(shorter, find));
}
