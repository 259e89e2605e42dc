interface RowsProps {
  rows: { label: string; value: string }[];
}

/** Rows of a drawn screen: a label on the left, a time, an amount or a state on the right. */
export function Rows({ rows }: RowsProps) {
  return (
    <div>
      {rows.map(({ label, value }) => (
        <div key={label} className="device-row">
          <span>{label}</span>
          <span>{value}</span>
        </div>
      ))}
    </div>
  );
}
