const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,5});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const code = Number(name.replace(/^#x/i, '0x').replace('#', ''));
    return Number.isInteger(code) && code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

/**
 * The text of a Word document, from its `word/document.xml`: a paragraph a line, list items with “- ”, the cells of a row with “ | ”
 * between them. Text that was deleted with changes tracked is left out, and entities of the file's own are never expanded.
 */
export function docxText(xml: string): string {
  const lines: string[] = [];
  let line = '';
  let inText = false;
  let deleted = 0;
  let cells: string[] | null = null;
  const endLine = () => {
    if (cells) {
      if (line.trim() !== '') cells[cells.length - 1] += `${cells.at(-1) === '' ? '' : ' '}${line.trim()}`;
    } else lines.push(line.trimEnd());
    line = '';
  };
  for (const [, tag, text] of xml.matchAll(/<([^<>]{1,4000})>|([^<]+)/g)) {
    if (text !== undefined) {
      if (inText && deleted === 0) line += unescapeXml(text);
      continue;
    }
    const closing = tag!.startsWith('/');
    const empty = tag!.endsWith('/');
    const name = /^\/?w:([A-Za-z]+)/.exec(tag!)?.[1];
    if (name === 't') inText = !closing && !empty;
    else if (name === 'del' && !empty) deleted += closing ? -1 : 1;
    else if (name === 'tab' && !closing && inRun(line)) line += ' ';
    else if ((name === 'br' || name === 'cr') && !closing) endLine();
    else if (name === 'numPr' && !closing && line === '' && cells === null) line = '- ';
    else if (name === 'tr' && !closing) cells = [];
    else if (name === 'tc' && !closing) cells?.push('');
    else if (name === 'tr' && cells) {
      lines.push(cells.join(' | '));
      cells = null;
    } else if (name === 'p' && (closing || empty)) endLine();
  }
  return lines
    .filter((one) => one.trim() !== '-')
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Tabs before any text are those that a style defines. */
const inRun = (line: string): boolean => line.trim() !== '';
