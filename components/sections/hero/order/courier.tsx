/** A courier on a bicycle rings at a door. */
export function Courier({ door }: { door: string }) {
  return (
    <svg className="folk" viewBox="0 0 290 190" width="290" aria-hidden="true">
      <path className="gr" d="M214 190V40h66v150M204 44l43-30 43 30z" />
      <path className="hu" d="M226 92h42v98h-42z" />
      <text x="247" y="80" className="on-ground">
        {door}
      </text>
      <path className="ln" d="M260 142h.1" />
      <circle className="no" cx="46" cy="164" r="24" />
      <circle className="no" cx="160" cy="168" r="20" />
      <path className="ln" d="M46 164l34-44 54 6 26 42M46 164h44l44-38M80 120l-8-12h20M134 126l6-22h12" />
      <path d="M104 116h66v36h-66z" />
      <path className="hu" d="M104 128h66v10h-66z" />
      <g transform="translate(84 40)">
        <path className="hu" d="M-10 62l14 2 22 30-6 30h-8l4-26-22-18z" />
        <path d="M-12 68c0-26 4-42 14-40 10 2 14 20 12 42z" />
        <circle cx="10" cy="16" r="11" />
        <path className="dark" d="M-1 13q0-13 12-12 11 1 11 11z" />
        <path className="ln" d="M15 17h.1M20 17h.1M14 22q4 3 7 0" />
      </g>
      <path className="sk" d="M94 84l28 14 20 2" />
      <path className="sl" d="M94 84l28 14 20 2" />
      <path className="ln" d="M186 84l8-6M186 96h10M186 72l4-10" />
      <path className="sk" d="M96 80l40-8 40 14" />
      <path className="sl" d="M96 80l40-8 40 14" />
    </svg>
  );
}
