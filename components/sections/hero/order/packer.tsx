/** A packer closes a box on a table. */
export function Packer({ box }: { box: string }) {
  return (
    <svg className="folk" viewBox="0 0 250 190" width="250" aria-hidden="true">
      <path className="gr" d="M10 132h230v14H10zM26 146h12v44H26zM212 146h12v44h-12z" />
      <path d="M18 104h56v28H18zM24 80h44v24H24z" />
      <path className="ln" d="M32 118h.1M48 112h.1M58 122h.1M38 92h.1M54 96h.1" />
      <g transform="translate(112 58)">
        <path d="M-12 74c-1-30 2-48 12-48s14 18 13 48Z" />
        <path className="hu" d="M-9 42h19l3 32h-25z" />
        <circle cx="3" cy="14" r="11" />
        <path className="dark" d="M-8 10q0-11 11-11 11 0 11 11-11-4-22 0z" />
        <path className="ln" d="M6 15h.1M12 14h.1M6 20q4 2 6 0" />
      </g>
      <path d="M144 82h80v50h-80z" />
      <path className="hu" d="M198 82h12v50h-12z" />
      <path className="sk" d="M118 94l20 16 14-18" />
      <path className="sl" d="M118 94l20 16 14-18" />
      <text x="169" y="126">
        {box}
      </text>
    </svg>
  );
}
