import { printBlocks, type RichBlock, type Run } from '@clinical/language/rich-text/rich-blocks';

const runsOf = (text: string): Run[] => [{ text: text.replace(/(\*\*|__)(.+?)\1/g, '$2').trim(), marks: [] }];

/** HTML of what a model wrote as plain lines: lists by their signs, rows by their bars where `table` says that there was one. */
export function htmlOfLines(text: string, { table }: { table: boolean }): string {
  const blocks: RichBlock[] = [];
  for (const line of text.split('\n')) {
    if (!/[\p{L}\p{N}]/u.test(line)) continue;
    const item = /^(\s*)(?:([-*•–])|(\d{1,2})[.)])\s+(.+)$/.exec(line);
    const last = blocks.at(-1);
    if (item) {
      const depth = item[1]!.length >= 2 && last?.kind === 'item' ? 2 : 1;
      blocks.push({
        kind: 'item',
        ordered: item[3] !== undefined,
        depth,
        number: Number(item[3] ?? 0),
        runs: runsOf(item[4]!),
      });
    } else if (table && line.includes('|')) {
      const row = {
        header: false,
        cells: line
          .replace(/^\s*\||\|\s*$/g, '')
          .split('|')
          .map(runsOf),
      };
      if (last?.kind === 'table') last.rows.push(row);
      else blocks.push({ kind: 'table', rows: [row] });
    } else blocks.push({ kind: 'paragraph', runs: runsOf(line.replace(/^#+\s+/, '')) });
  }
  return printBlocks(blocks);
}
