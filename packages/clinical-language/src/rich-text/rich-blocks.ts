import { escapeHtml, unescapeHtml } from '../note-html.ts';

export type Mark = 'strong' | 'em' | 'u' | 's' | 'a';
/** A piece of text with the marks it carries; a line break is a run of "\n". `href` belongs to `a`. */
export type Run = { text: string; marks: readonly Mark[]; href?: string };

/** One block of a note. `item`: of a list, `depth` from 1. `table`: rows of cells, each cell its paragraphs. */
export type RichBlock =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'quote'; runs: Run[] }
  | { kind: 'heading'; runs: Run[] }
  | { kind: 'item'; ordered: boolean; depth: number; number: number; runs: Run[] }
  | { kind: 'table'; rows: { header: boolean; cells: Run[][] }[] };

const marks: Readonly<Record<string, Mark>> = { strong: 'strong', em: 'em', u: 'u', s: 's', a: 'a' };

/** The text of runs, as it is read. */
export const textOf = (runs: readonly Run[]): string => runs.map((run) => run.text).join('');

type List = { ordered: boolean; count: number };

/**
 * Reads clean note HTML (the tags of the contract's rich text, well formed) into blocks. Paragraphs of one list item or cell are
 * joined by a line break.
 */
export function richBlocks(html: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  const lists: List[] = [];
  const held: { mark: Mark; href?: string }[] = [];
  let runs: Run[] = [];
  let place: 'paragraph' | 'quote' | 'heading' | 'item' = 'paragraph';
  let table: Extract<RichBlock, { kind: 'table' }> | null = null;
  let quoting = 0;

  const push = (text: string): void => {
    if (text === '') return;
    const href = held.find(({ mark }) => mark === 'a')?.href;
    runs.push({ text, marks: held.map(({ mark }) => mark), ...(href === undefined ? {} : { href }) });
  };
  const flush = (): void => {
    const trimmed = trimRuns(runs);
    runs = [];
    if (trimmed.length === 0 || table) return;
    const list = lists.at(-1);
    if (place === 'heading') blocks.push({ kind: 'heading', runs: trimmed });
    else if (list && place === 'item') {
      blocks.push({ kind: 'item', ordered: list.ordered, depth: lists.length, number: list.count, runs: trimmed });
    } else blocks.push({ kind: quoting > 0 ? 'quote' : 'paragraph', runs: trimmed });
  };

  for (const { text, tag, closing, attributes } of tokens(html)) {
    if (tag === undefined) {
      push(unescapeHtml(text).replace(/\s+/g, ' '));
      continue;
    }
    const mark = marks[tag];
    if (mark) {
      if (!closing) held.push({ mark, ...(mark === 'a' ? { href: hrefOf(attributes) } : {}) });
      else
        held.splice(
          held.findLastIndex((one) => one.mark === mark),
          1,
        );
    } else if (tag === 'br') push('\n');
    else if (table) {
      const row = table.rows.at(-1);
      if (tag === 'table' && closing) {
        const done: RichBlock = table;
        table = null;
        if (done.rows.some(({ cells }) => cells.length > 0)) blocks.push(done);
        place = 'paragraph';
      } else if (tag === 'tr' && !closing) table.rows.push({ header: true, cells: [] });
      else if ((tag === 'td' || tag === 'th') && row) {
        if (closing) {
          row.cells.push(trimRuns(runs));
          if (tag === 'td') row.header = false;
        }
        runs = [];
      } else if (tag === 'p' && closing) push('\n');
    } else if (tag === 'table') {
      flush();
      table = { kind: 'table', rows: [] };
    } else if (tag === 'ul' || tag === 'ol') {
      flush();
      if (closing) lists.pop();
      else lists.push({ ordered: tag === 'ol', count: 0 });
      place = lists.length > 0 ? 'item' : 'paragraph';
    } else if (tag === 'li') {
      flush();
      const list = lists.at(-1);
      if (!closing && list) list.count += 1;
      place = 'item';
    } else if (tag === 'blockquote') {
      flush();
      quoting += closing ? -1 : 1;
    } else if (tag === 'p' || tag === 'h2' || tag === 'h3') {
      if (place === 'item' && lists.length > 0) {
        if (closing) push('\n');
        continue;
      }
      flush();
      place = tag === 'p' || closing ? 'paragraph' : 'heading';
    }
  }
  flush();
  return blocks;
}

/** The same blocks as HTML. */
export function printBlocks(blocks: readonly RichBlock[]): string {
  let html = '';
  const open: string[] = [];
  const closeTo = (depth: number): void => {
    while (open.length > depth) html += `</li></${open.pop()}>`;
  };
  for (const block of blocks) {
    if (block.kind !== 'item') closeTo(0);
    if (block.kind === 'item') {
      const tag = block.ordered ? 'ol' : 'ul';
      const depth = Math.min(block.depth, open.length + 1);
      closeTo(depth);
      if (open.length === depth && open.at(-1) !== tag) closeTo(depth - 1);
      if (open.length < depth) {
        html += `<${tag}>`;
        open.push(tag);
      } else html += '</li>';
      html += `<li>${printRuns(block.runs)}`;
    } else if (block.kind === 'heading') html += `<h3>${printRuns(block.runs)}</h3>`;
    else if (block.kind === 'quote') html += `<blockquote><p>${printRuns(block.runs)}</p></blockquote>`;
    else if (block.kind === 'paragraph') html += `<p>${printRuns(block.runs)}</p>`;
    else html += printTable(block.rows);
  }
  closeTo(0);
  return html;
}

function printTable(rows: readonly { header: boolean; cells: Run[][] }[]): string {
  const printed = rows.map(({ header, cells }) => {
    const tag = header ? 'th' : 'td';
    return `<tr>${cells.map((runs) => `<${tag}>${printRuns(runs)}</${tag}>`).join('')}</tr>`;
  });
  return `<table><tbody>${printed.join('')}</tbody></table>`;
}

export function printRuns(runs: readonly Run[]): string {
  return runs
    .map(({ text, marks: own, href }) => {
      const inner = escapeHtml(text).replaceAll('\n', '<br />');
      return own.reduceRight((within, mark) => {
        const attribute = mark === 'a' ? ` href="${escapeHtml(href ?? '')}"` : '';
        return `<${mark}${attribute}>${within}</${mark}>`;
      }, inner);
    })
    .join('');
}

/** The runs of a part of their text (UTF-16 units, end exclusive). */
export function sliceRuns(runs: readonly Run[], start: number, end: number): Run[] {
  const out: Run[] = [];
  let at = 0;
  for (const run of runs) {
    const text = run.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    if (text !== '') out.push({ ...run, text });
    at += run.text.length;
  }
  return out;
}

/** Neighbours that look the same become one. */
export function joinRuns(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (last && last.href === run.href && last.marks.join() === run.marks.join()) last.text += run.text;
    else out.push({ ...run });
  }
  return out;
}

function trimRuns(runs: readonly Run[]): Run[] {
  const text = textOf(runs);
  const start = text.length - text.trimStart().length;
  return sliceRuns(runs, start, text.trimEnd().length);
}

type Token = { text: string; tag?: string; closing: boolean; attributes: string };

function tokens(html: string): Token[] {
  const found: Token[] = [];
  let at = 0;
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*)>/gi)) {
    if (match.index > at) found.push({ text: html.slice(at, match.index), closing: false, attributes: '' });
    found.push({ text: '', tag: match[2]!.toLowerCase(), closing: match[1] === '/', attributes: match[3] ?? '' });
    at = match.index + match[0].length;
  }
  if (at < html.length) found.push({ text: html.slice(at), closing: false, attributes: '' });
  return found;
}

const hrefOf = (attributes: string): string => unescapeHtml(/\bhref="([^"]*)"/i.exec(attributes)?.[1] ?? '');
