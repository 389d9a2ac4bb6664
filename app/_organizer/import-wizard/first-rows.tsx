import { Cell, HeadCell, Table } from "@/app/_ui/table";

interface FirstRowsProps {
  label: string;
  columns: readonly string[];
  /** By column. */
  rows: readonly (readonly string[])[];
}

/** The first rows of a file that was made, opened on demand. */
export function FirstRows({ label, columns, rows }: FirstRowsProps) {
  return (
    <details>
      <summary className="min-h-8 text-label font-semibold">{label}</summary>
      <Table label={label}>
        <thead>
          <tr>
            {columns.map((name) => (
              <HeadCell key={name}>{name}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            <tr key={at}>
              {cells.map((cell, column) => (
                <Cell key={column}>{cell}</Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
