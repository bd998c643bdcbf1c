import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { splitSentences } from './split-sentences.ts';

type Style = TemplateRecipe['sections'][number]['style'];

/** One note sentence of a section's HTML: its plain text and where that text starts and ends in `plainText(html)`. */
export type HtmlSentence = { text: string; start: number; end: number };

type Block = { text: string; whole: boolean };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

/** The text behind the entities of HTML. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (all, name: string) => {
    const key = name.toLowerCase();
    if (Object.hasOwn(entities, key)) return entities[key]!;
    if (!key.startsWith('#')) return all;
    const code = key.startsWith('#x') ? Number.parseInt(key.slice(2), 16) : Number(key.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** Escapes text for use inside HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const blockTags = new Set([
  'p',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'br',
  'hr',
]);

/** Walks the HTML and returns its lines; a list item, a table row and a heading are whole, the rest is running text. */
function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  let text = '';
  let whole = false;
  const flush = (): void => {
    const clean = unescapeHtml(text).replace(/\s+/g, ' ').trim();
    if (clean !== '') blocks.push({ text: clean, whole });
    text = '';
  };
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) {
      text += html.slice(at);
      break;
    }
    text += html.slice(at, open);
    const close = html.indexOf('>', open);
    const name =
      close < 0
        ? undefined
        : /^<\/?([a-z][a-z0-9]*)/i.exec(html.slice(open, Math.min(close, open + 14)))?.[1]?.toLowerCase();
    if (name === undefined) {
      // a lone "<" is text, as people type it ("BP < 120")
      text += '<';
      at = open + 1;
      continue;
    }
    const closing = html[open + 1] === '/';
    if ((name === 'td' || name === 'th') && !closing && text !== '') text += ' ';
    if (blockTags.has(name) && !(name === 'br' && whole) && !(name === 'p' && whole)) {
      flush();
      if (name === 'li' || name === 'tr' || /^h\d$/.test(name)) whole = !closing;
      else if (name === 'ul' || name === 'ol' || name === 'table') whole = false;
    } else if (name === 'br' || name === 'p') text += ' ';
    at = close + 1;
  }
  flush();
  return blocks;
}

/** The text of a section's HTML, one line for each paragraph, list item, row and heading. */
export function plainText(html: string): string {
  return blocksOf(html)
    .map((block) => block.text)
    .join('\n');
}

/** The note sentences of a section's HTML in order. A list item, a table row and a heading count as one sentence each. */
export function sentencesOfHtml(html: string): HtmlSentence[] {
  const sentences: HtmlSentence[] = [];
  let offset = 0;
  for (const block of blocksOf(html)) {
    const spans = block.whole ? [{ text: block.text, start: 0, end: block.text.length }] : splitSentences(block.text);
    for (const span of spans) sentences.push({ text: span.text, start: offset + span.start, end: offset + span.end });
    offset += block.text.length + 1;
  }
  return sentences;
}

/** A sentence to print; `heading` starts a group. */
export type PrintedSentence = { text: string; heading?: boolean };

/**
 * The HTML of a section. Bulleted: a list. Paragraph: running text. Concise: running text with headings in the line. Detailed:
 * a paragraph for each labelled line, else for every three sentences. A heading starts anew.
 */
export function sectionHtml(sentences: readonly PrintedSentence[], style: Style): string {
  let html = '';
  let group: string[] = [];
  const flush = (): void => {
    if (group.length === 0) return;
    html +=
      style === 'bulleted'
        ? `<ul>${group.map((text) => `<li>${text}</li>`).join('')}</ul>`
        : `<p>${group.join(' ')}</p>`;
    group = [];
  };
  for (const sentence of sentences) {
    const text = escapeHtml(sentence.text);
    if (sentence.heading) {
      flush();
      if (style === 'concise') group.push(text);
      else html += `<h3>${text}</h3>`;
      continue;
    }
    if (style === 'detailed' && (group.length >= 3 || /^[A-Z][a-z ]{2,30}: /.test(sentence.text))) flush();
    group.push(text);
  }
  flush();
  return html;
}
