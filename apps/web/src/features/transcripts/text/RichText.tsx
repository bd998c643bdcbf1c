import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { richTextSchemes, richTextTags } from '@clinical/contract/transcripts/rich-text';
import { parseHtml } from './note-blocks.ts';

const tags: ReadonlySet<string> = new Set(richTextTags);

/** Draws clean note HTML as elements of the few tags a note may hold; nothing else can come out, whatever comes in. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const content = useMemo(() => childrenOf(parseHtml(html)), [html]);
  return <div className={className}>{content}</div>;
}

function childrenOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, place) => {
    if (node.nodeType === 3) return node.textContent;
    if (!(node instanceof Element)) return null;
    const tag = node.tagName.toLowerCase();
    // oxlint-disable-next-line react/no-array-index-key -- a parsed text is drawn once and never reordered
    if (!tags.has(tag)) return <Fragment key={place}>{childrenOf(node)}</Fragment>;
    const props = tag === 'a' ? linkProps(node) : {};
    return createElement(tag, { key: place, ...props }, ...(tag === 'br' ? [] : childrenOf(node)));
  });
}

function linkProps(node: Element): Record<string, string> {
  const href = node.getAttribute('href') ?? '';
  const allowed = richTextSchemes.some((scheme) => href.toLowerCase().startsWith(`${scheme}:`));
  return allowed ? { href, target: '_blank', rel: 'noreferrer noopener' } : {};
}
