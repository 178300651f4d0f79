import { type ReactNode, useId } from 'react';

interface DataTableProps {
  caption: string;
  columns: readonly string[];
  /** Cells row by row; the first cell names its row. */
  rows: readonly (readonly ReactNode[])[];
}

/** A real table. Where it is wider than the page it scrolls inside its own box, by keyboard too. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const captionId = useId();
  return (
    // A box that scrolls must be reachable by keyboard.
    <div role="group" aria-labelledby={captionId} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full min-w-[46rem] table-fixed border-collapse text-left text-label font-normal">
        <caption id={captionId} className="sr-only">
          {caption}
        </caption>
        <colgroup>
          {columns.map((column, index) => (
            <col key={column} className={index === 1 ? 'w-2/5' : undefined} />
          ))}
        </colgroup>
        <thead>
          <tr className="border-b border-ink">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-3 pr-6 text-label">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], index) => (
            <tr key={index} className="border-b border-line align-top">
              <th scope="row" className="py-4 pr-6 font-semibold">
                {first}
              </th>
              {rest.map((cell, column) => (
                <td key={columns[column + 1]} className="py-4 pr-6 text-ink-muted">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
