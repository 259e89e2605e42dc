/** A customer and an owner at a tin can phone, with messages on the string. */
export function TinCanPhone({ label }: { label: string }) {
  return (
    <svg
      className="folk folk-tin-can-phone"
      viewBox="0 0 640 220"
      width="480"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <path
        className="wt"
        d="M150 204q15-9 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0M165 190q15-9 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0"
      />
      <path className="ln folk-wide" d="M92 118Q320 176 548 108" />
      <path className="ln folk-narrow" d="M182 118Q320 168 458 108" />
      <g className="folk-start">
        <path className="gr" d="M-100 219v-34h240l14 34z" />
        <g transform="translate(62 92)">
          <path className="hu" d="M-10 58h21l2 36h-9l-3-24-3 24h-10z" />
          <path d="M-11 62c-1-22 2-36 11-36s13 14 12 36Z" />
          <path className="tk" d="M-11 54c0-19 3-28 11-28s12 8 12 28Z" />
          <circle cx="2" cy="14" r="10.5" />
          <path className="ln" d="M2 12h.1M-4 13h.1M-3 18q4 3 7 0" />
          <path className="sk" d="M6 38l16 4 2-16" />
          <path className="sl" d="M6 38l16 4 2-16" />
          <path d="M17 14l14 4-3 16-15-4z" />
        </g>
      </g>
      <g className="folk-end">
        <path className="gr" d="M740 219v-44H500l-20 44z" />
        <path className="gr" d="M556 175V62h72v113M544 62l48-40 48 40z" />
        <path className="ln" d="M592 22V8h16" />
        <g transform="translate(578 82)">
          <path d="M-11 58h21l2 36h-9l-3-24-3 24h-10z" />
          <path d="M-12 62c-1-22 3-36 12-36s12 14 11 36Z" />
          <path className="hu" d="M-10 40h19l3 36h-26z" />
          <circle cx="-2" cy="14" r="10.5" />
          <path className="ln" d="M-4 13h.1M2 13h.1M-6 18q4 3 7 0" />
          <circle className="dark" cx="6" cy="4" r="4.5" />
          <path className="sk" d="M-5 38l-14 4-6-14" />
          <path className="sl" d="M-5 38l-14 4-6-14" />
          <path d="M-18 13l-14 4 3 16 15-4z" />
        </g>
        <path d="M512 175v-16q-3-14 6-17l-2-9 9 4 12 0 3 6-10 6-2 26z" />
        <path className="ln" d="M512 170q-12 0-12-12M529 140h.1" />
      </g>
      <g className="folk-start">
        <g transform="rotate(5 190 132)">
          <path d="M152 142h80v36h-64l-12 11v-11h-4z" />
          <text x="194" y="166">
            9 am?
          </text>
          <path d="M164 134h6v15h-6zM214 137h6v15h-6z" />
        </g>
      </g>
      <g className="folk-wide">
        <path className="hu" d="M284 150h76v36h-4v11l-12-11h-60z" />
        <text x="322" y="174" className="on-hue">
          Two left
        </text>
        <path d="M296 142h6v15h-6zM342 142h6v15h-6z" />
      </g>
      <g className="folk-end-less">
        <g transform="rotate(-7 440 140)">
          <path className="tk" d="M404 142h68v36h-52l-12 11v-11h-4z" />
          <text x="438" y="166">
            Both!
          </text>
          <path d="M416 134h6v15h-6zM454 134h6v15h-6z" />
        </g>
      </g>
    </svg>
  );
}
