import { formatNumber } from '../../lib/format.ts';
import type { FigureTable } from './csv.ts';
import classes from './Analytics.module.css';

/** The numbers behind a chart. */
export function Numbers({ table: { title, head, rows } }: { table: FigureTable }) {
  return (
    // the table is wider than a phone when it has many columns; its own frame scrolls
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached with the keyboard
    <div className={classes.numbers} tabIndex={0} role="group" aria-label={title}>
      <table>
        <thead>
          <tr>
            {head.map((cell, n) => (
              <th key={cell} scope="col" data-number={n > 0 || undefined}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[0])}>
              {row.map((cell, n) => (
                <td key={head[n]} data-number={n > 0 || undefined}>
                  {typeof cell === 'number' ? formatNumber(cell) : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
