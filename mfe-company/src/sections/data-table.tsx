import { type ReactNode, useId } from 'react';

interface DataTableProps {
  caption: string;
  columns: readonly string[];
  /** Index of the column with double width; default: the second column. */
  wide?: number;
  /** Cells by row; the first cell is the row's header. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table that shows each row as a list on narrow screens. */
export function DataTable({ caption, columns, wide = 1, rows }: DataTableProps) {
  const captionId = useId();
  return (
    <div className="company-table">
      <table
        aria-labelledby={captionId}
        className="w-full table-fixed border-collapse text-left text-label font-normal"
      >
        <caption id={captionId} className="sr-only">
          {caption}
        </caption>
        <colgroup>
          {columns.map((column, index) => (
            <col key={column} className={index === wide ? 'w-2/5' : undefined} />
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
              <th scope="row" className="py-4 pr-6 font-semibold [overflow-wrap:anywhere]">
                {first}
              </th>
              {rest.map((cell, column) => (
                <td
                  key={columns[column + 1]}
                  data-column={columns[column + 1]}
                  className="py-4 pr-6 text-ink-muted"
                >
                  <span className="[overflow-wrap:anywhere]">{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
