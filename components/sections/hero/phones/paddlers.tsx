/** Two people and a dog share a kayak: one finds no signal, one photographs a heron, and the dog paddles. */
export function Paddlers({ label }: { label: string }) {
  return (
    <svg
      className="folk paddlers"
      viewBox="0 0 640 190"
      width="640"
      preserveAspectRatio="xMinYMax slice"
      role="img"
      aria-label={label}
    >
      <path className="wt" d={`M-20 150q20-11 40 0${'t40 0'.repeat(16)}`} />
      <Heron />
      <g transform="translate(250 69)">
        <path d="M-12 66c-1-24 3-40 12-40s13 16 13 40Z" />
        <path className="tk" d="M-12 58c0-21 3-32 12-32s13 11 13 32Z" />
        <circle cx="3" cy="13" r="11" />
        <path className="ln" d="M5 9h.1M11 8h.1M6 18q3-3 5-1" />
        <path className="sk" d="M7 40l20-16 4-32" />
        <path className="sl" d="M7 40l20-16 4-32" />
        <path className="hu" d="M22-44h18v34h-18z" />
        <path className="ln" d="M52-36l8-6M54-25h10M52-14l8 6" />
      </g>
      <g transform="translate(340 69)">
        <path d="M-12 66c-1-24 3-40 12-40s13 16 13 40Z" />
        <path className="tk" d="M-12 58c0-21 3-32 12-32s13 11 13 32Z" />
        <circle cx="2" cy="13" r="11" />
        <path className="dark" d="M-10 10q2-14 14-10l12 5-10 2z" />
        <path className="ln" d="M8 12h.1M5 17q4 3 7 0" />
        <path className="sk" d="M6 42l22-2 6-18" />
        <path className="sl" d="M6 42l22-2 6-18" />
        <path className="hu" d="M24 8h24v15H24z" />
      </g>
      <Dog />
      <path className="tk" d="M84 128c60 9 282 9 344 0-18 24-80 32-172 32S102 152 84 128Z" />
      <path className="wt" d={`M40 170q20-11 40 0${'t40 0'.repeat(9)}M120 186q20-9 40 0${'t40 0'.repeat(6)}`} />
    </svg>
  );
}

function Heron() {
  return (
    <>
      <path className="gr" d="M556 188v-78h16v78z" />
      <path d="M562 92q-26-2-28-24 18-4 30 6 4-18-2-34-4-12 6-14l22 6-18 4q6 20 4 40-2 14-14 16z" />
      <path className="ln" d="M562 92v18M568 92v18M570 31h.1" />
    </>
  );
}

function Dog() {
  return (
    <g transform="translate(150 70)">
      <path d="M-10 64V44q-2-16 8-20l0-14 8 8 14-2 12 8-2 6-12 4 2 30z" />
      <path className="tk" d="M-9 62V44q0-12 6-15l20 6 2 27z" />
      <path className="dark" d="M28 22h5v5h-5z" />
      <path className="ln" d="M18 21h.1M-10 60q-14-4-12-18M-14 78L52 14M22 30q4 2 8-1" />
      <path d="M-14 76c-10 2-18 10-18 18 10 0 18-7 20-16zM50 16c8-2 14-10 14-18-9 1-15 8-16 16z" />
    </g>
  );
}
