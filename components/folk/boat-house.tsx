/** A boat house whose window is a web page, and its owner asleep in a hammock. */
export function BoatHouse({ label }: { label: string }) {
  return (
    <svg
      className="folk folk-boat-house"
      viewBox="0 0 640 230"
      width="480"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <g className="folk-left">
        <path d="M560 20a22 22 0 1 0 26 30 18 18 0 0 1-26-30z" className="moon" />
        <path className="gr" d="M128 229V70h264v159zM110 70l150-54 150 54z" />
        <path d="M152 84h216v112H152z" strokeWidth="3" />
        <path d="M152 84h216v20H152z" />
        <path className="ln" d="M160 91h16M160 97h16" />
        <text x="246" y="99">
          kayaks.example
        </text>
        <path d="M170 134h52v24h-52zM294 134h52v24h-52z" />
        <path className="tk" d="M232 134h52v24h-52z" />
        <text x="196" y="124">
          Fri
        </text>
        <text x="258" y="124">
          Sat
        </text>
        <text x="320" y="124">
          Sun
        </text>
        <text x="196" y="151">
          6
        </text>
        <text x="258" y="151">
          yours
        </text>
        <text x="320" y="151">
          5
        </text>
        <path className="hu" d="M206 168h108v18H206z" />
        <g transform="translate(132 134)">
          <path className="hu" d="M-10 58h21l2 36h-9l-3-24-3 24h-10z" />
          <path d="M-11 62c-1-22 2-36 11-36s13 14 12 36Z" />
          <circle cx="3" cy="14" r="10.5" />
          <path className="ln" d="M6 14h.1M11 14h.1M5 19q4 3 7 0" />
          <path className="dark" d="M-6 13q0-10 9-9 8 0 9 7-8-3-10 0-2 8 0 14-10-2-8-12z" />
        </g>
        <path className="sk" d="M138 172l34 4 60-26" />
        <path className="sl" d="M138 172l34 4 60-26" />
        <path className="ln" d="M392 120L424 148M392 120q0 0 0 0M604 118L566 150M604 229V90" />
        <path d="M420 146q-2 52 74 52t76-48q-30 24-76 24-50 0-74-28z" className="hu" />
        <circle cx="440" cy="141" r="11" />
        <path className="ln" d="M434 140q2 2 4 0M442 140q2 2 4 0M437 146q3 2 5 0" />
        <path d="M450 150q40 22 92 4l12 10q-52 24-110 2z" />
        <path className="sk" d="M470 160l-8 44" />
        <path className="sl" d="M470 160l-8 44" />
        <text x="452" y="112" className="on-ground">
          z
        </text>
        <text x="466" y="92" className="on-ground">
          z
        </text>
        <path d="M508 229q-12-2-12-12 0-11 14-12h38q8-14 22-8l2 10 8 4-2 8h-14v10z" />
        <path className="ln" d="M568 206q4 3 7 0M500 214q-12-6-8-16" />
      </g>
    </svg>
  );
}
