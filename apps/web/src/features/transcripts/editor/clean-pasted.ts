import { richTextSchemes, richTextTags } from '@clinical/contract/transcripts/rich-text';
import { parseHtml } from '../text/note-blocks.ts';

const tags: ReadonlySet<string> = new Set(richTextTags);
const renamed: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
};
/** Their content is code, form state or a picture, never text of a note. */
const dropped =
  /^(?:script|style|title|meta|link|head|xml|template|noscript|iframe|object|embed|svg|math|textarea|select|option|img|video|audio|input)$/;
const blocks =
  /^(?:div|section|article|main|header|footer|aside|figure|figcaption|dl|dt|dd|address|pre|center|form|fieldset)$/;

/**
 * Pasted HTML cut down to the tags of a note, like the server does it: what could run, load or hide is gone before the editor
 * sees it. Lists of word processors, which are paragraphs with a painted sign, become lists.
 */
export function cleanPasted(html: string): string {
  const from = parseHtml(html.replace(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, ''));
  const to = from.ownerDocument.implementation.createHTMLDocument('').body;
  copyInto(to, from);
  return to.innerHTML;
}

function copyInto(to: Element, from: Node): void {
  let list: { element: Element; level: number }[] = [];
  for (const node of from.childNodes) {
    if (node.nodeType === 3) {
      if (list.length > 0 && (node.textContent ?? '').trim() === '') continue;
      list = [];
      to.append(node.textContent ?? '');
      continue;
    }
    if (!(node instanceof Element)) continue;
    const item = wordItem(node);
    if (item) {
      list = addItem(to, list, item);
      continue;
    }
    list = [];
    copyElement(to, node);
  }
}

function copyElement(to: Element, node: Element): void {
  const written = node.tagName.toLowerCase();
  if (dropped.test(written) || isHidden(node)) return;
  const tag = renamed[written] ?? written;
  if (tags.has(tag) && !(tag === 'strong' && looksPlain(node))) {
    const href = tag === 'a' ? (node.getAttribute('href') ?? '') : '';
    // a link that lost its address is only text
    if (tag === 'a' && !richTextSchemes.some((scheme) => href.toLowerCase().startsWith(`${scheme}:`))) {
      copyInto(to, node);
      return;
    }
    const copy = to.ownerDocument.createElement(tag);
    if (href !== '') copy.setAttribute('href', href);
    copyInto(copy, node);
    to.append(copy);
    return;
  }
  if (blocks.test(written) && ![...node.querySelectorAll('p,div,ul,ol,table,h1,h2,h3,h4,li')].length) {
    const copy = to.ownerDocument.createElement('p');
    copyInto(copy, node);
    if (copy.textContent?.trim()) to.append(copy);
    return;
  }
  copyInto(styled(to, node), node);
}

/** Office programs and web editors say bold and italic by style. */
function styled(to: Element, node: Element): Element {
  if (node.tagName !== 'SPAN') return to;
  const style = node.getAttribute('style') ?? '';
  const marks = [
    ...(/font-weight:\s*(?:bold|[6-9]00)/i.test(style) ? ['strong'] : []),
    ...(/font-style:\s*italic/i.test(style) ? ['em'] : []),
    ...(/text-decoration[^;]*underline/i.test(style) ? ['u'] : []),
  ];
  return marks.reduce((outer, mark) => {
    const inner = outer.ownerDocument.createElement(mark);
    outer.append(inner);
    return inner;
  }, to);
}

/** Google Docs wraps everything in a bold element that says it is not bold. */
const looksPlain = (node: Element): boolean => /font-weight:\s*(?:normal|400)/i.test(node.getAttribute('style') ?? '');
const isHidden = (node: Element): boolean =>
  /display:\s*none|mso-hide:\s*all|visibility:\s*hidden/i.test(node.getAttribute('style') ?? '');

type WordItem = { node: Element; level: number; ordered: boolean };

function wordItem(node: Element): WordItem | null {
  const style = node.getAttribute('style') ?? '';
  if (node.tagName !== 'P' || !(/mso-list:\s*(?!none)/i.test(style) || /\bMsoListParagraph/.test(node.className)))
    return null;
  const sign = signOf(node);
  if (sign === null) return null;
  return {
    node,
    level: Number(/level(\d)/i.exec(style)?.[1] ?? 1),
    ordered: /^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i.test(sign),
  };
}

const painted = (node: Element): Element | null =>
  node.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
const leadingSign = /^\s*(?:[·•o§▪◦‣–-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)])[\s\u00a0]+/i;

function signOf(node: Element): string | null {
  return painted(node)?.textContent?.trim() ?? leadingSign.exec(node.textContent ?? '')?.[0].trim() ?? null;
}

function addItem(
  to: Element,
  open: { element: Element; level: number }[],
  item: WordItem,
): { element: Element; level: number }[] {
  const lists = open.filter(({ level }) => level <= item.level);
  const tag = item.ordered ? 'ol' : 'ul';
  let last = lists.at(-1);
  if (!last || last.level < item.level || last.element.tagName.toLowerCase() !== tag) {
    if (last && last.level === item.level) lists.pop();
    const parent = lists.at(-1)?.element.lastElementChild ?? to;
    last = { element: to.ownerDocument.createElement(tag), level: item.level };
    parent.append(last.element);
    lists.push(last);
  }
  const copy = to.ownerDocument.createElement('li');
  const sign = painted(item.node);
  if (sign) sign.remove();
  copyInto(copy, item.node);
  if (!sign) stripSign(copy);
  last.element.append(copy);
  return lists;
}

function stripSign(item: Element): void {
  const walker = item.ownerDocument.createTreeWalker(item, 4);
  const first = walker.nextNode() as Text | null;
  if (first) first.data = first.data.replace(leadingSign, '');
}
