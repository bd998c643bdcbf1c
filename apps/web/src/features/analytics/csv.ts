/** A table as it is shown and exported. `method` says how its numbers came about. */
export type FigureTable = {
  title: string;
  method: string;
  head: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
};

/** A spreadsheet takes what begins so for a formula. */
const formula = /^\s*[=+\-@＝＋－＠|%\t\r]/u;

const quoted = (cell: string | number | null): string => {
  const text = String(cell ?? '');
  return `"${(typeof cell === 'string' && formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

const line = (cells: readonly (string | number | null)[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** Tables one below the other, each with its title and method. */
export function csvOf(tables: readonly FigureTable[]): string {
  return tables
    .map(({ title, method, head, rows }) => [line([title]), line([method]), line(head), ...rows.map(line)].join(''))
    .join('\r\n');
}
