/** A keeper on a river lock lets one paddler pass, and one with a sign not. */
export function Lock({ label }: { label: string }) {
  return (
    <svg
      className="folk folk-lock"
      viewBox="0 0 640 220"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
    >
      <path className="gw" d="M-100 219v-30h390v30zM350 219v-98h390v98z" />
      <path
        className="wt"
        d="M2 189q18-10 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0M350 121q18-10 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0"
      />
      <path className="gr" d="M290 219V70h60v149z" />
      <path className="ln" d="M290 104h60M290 138h60M290 172h60" />
      <path d="M226 62h166v12H226z" />
      <g transform="translate(306 4)">
        <path d="M-12 58c-1-20 3-34 12-34s13 14 12 34Z" />
        <path className="hu" d="M-12 58c0-18 4-24 12-24s12 6 12 24Z" />
        <circle cx="-2" cy="13" r="10.5" />
        <path className="ln" d="M-8 12h.1M-1 12h.1" />
        <path className="dark" d="M-13 9q2-10 12-9 9 0 10 8l-22 1z" />
        <path className="ln" d="M-5 18h5" />
        <path className="sk" d="M-6 36l-18 2-4-24" />
        <path className="sl" d="M-6 36l-18 2-4-24" />
        <path className="sk" d="M6 36l14 12 8-6" />
        <path className="sl" d="M6 36l14 12 8-6" />
        <path d="M26 32h12v12H26z" />
        <path d="M-8 58h8v22h-14v-6h6zM4 58h8v26H-2v-6h6z" />
      </g>
      <g className="folk-start">
        <g transform="translate(120 116)">
          <path d="M-11 62c-1-22 2-38 11-38s13 16 13 38Z" />
          <circle cx="3" cy="13" r="10.5" />
          <path className="ln" d="M4 12h.1M10 12h.1M5 19q3-3 6-1" />
          <path className="dark" d="M-14 6q4-2 8-2 2-12 9-12t9 12q4 0 8 2-16 8-34 0z" />
          <path className="sk" d="M8 36l18-4 6-18" />
          <path className="sl" d="M8 36l18-4 6-18" />
          <path className="ln" d="M30 40V-8" />
          <path d="M-10-46h84v36h-84z" />
          <text x="32" y="-22">
            90% off
          </text>
        </g>
        <path className="hu" d="M44 170c34 7 128 7 160 0-16 16-44 20-80 20s-64-4-80-20Z" />
      </g>
      <g className="folk-end">
        <g transform="translate(490 66)">
          <path d="M-11 48c-1-14 2-23 10-23s12 9 13 23Z" />
          <path className="tk" d="M-11 42c0-11 3-17 10-17s11 6 12 17Z" />
          <circle cx="3" cy="14" r="10.5" />
          <path className="ln" d="M6 12h.1M12 12h.1M5 18q4 3 7 0" />
          <path className="tk" d="M-61 46c30 6 100 6 130 0-14 14-36 18-65 18S-47 60-61 46Z" />
          <path className="ln" d="M-38 24l78 24" />
          <path d="M-36 27c-9 5-21 1-25-6 8-4 20-2 25 6ZM38 46c9-5 21-1 25 6-8 4-20 2-25-6Z" />
        </g>
      </g>
    </svg>
  );
}
