/**
 * One line of a CSV file, with its end. Every cell is quoted, and one that a spreadsheet would take for a formula begins with an
 * apostrophe, so that it is shown and never computed.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => quoted(String(cell ?? ''))).join(',')}\r\n`;
}

/** A formula begins with one of these, also behind spaces and in the wide forms of East Asian text. */
const formula = /^\s*[=+\-@＝＋－＠|%\t\r]/u;

const quoted = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
