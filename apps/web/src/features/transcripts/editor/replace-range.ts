import type { Editor } from '@tiptap/core';
import { DOMParser as DocumentParser, DOMSerializer, type Node, Slice } from '@tiptap/pm/model';
import { parseHtml } from '../text/note-blocks.ts';

export type TextRange = { from: number; to: number };

/** The HTML of a part of the document. Words of one paragraph, item or cell come as one paragraph. */
export function htmlOf({ state }: Editor, { from, to }: TextRange): string {
  const holder = document.createElement('div');
  const serializer = DOMSerializer.fromSchema(state.schema);
  const [$from, $to] = [state.doc.resolve(from), state.doc.resolve(to)];
  if ($from.sameParent($to) && $from.parent.isTextblock) {
    const inline = $from.parent.content.cut($from.parentOffset, $to.parentOffset);
    holder.append(serializer.serializeNode(state.schema.nodes['paragraph']!.create(null, inline)));
  } else holder.append(serializer.serializeFragment(state.doc.slice(from, to, true).content));
  return holder.innerHTML;
}

/**
 * Puts clean HTML in place of a part of the document. Whole blocks are exchanged; one paragraph goes into the line that it is put
 * into; anything else parts the line.
 */
export function replaceRange(editor: Editor, { from, to }: TextRange, html: string): TextRange {
  const { state, view } = editor;
  const body = parseHtml(html);
  const parser = DocumentParser.fromSchema(state.schema);
  const { tr } = state;
  const whole = wholeBlocks(state.doc, { from, to });
  const inLine = body.children.length <= 1 && (body.firstElementChild?.tagName ?? 'P') === 'P';
  if (whole && body.children.length > 0) tr.replaceWith(whole.from, whole.to, parser.parse(body).content);
  else if (inLine) tr.replaceRange(from, to, parser.parseSlice(body, { context: state.doc.resolve(from) }));
  else tr.replace(from, to, new Slice(parser.parse(body).content, 0, 0));
  const end = tr.mapping.map(to);
  view.dispatch(tr.scrollIntoView());
  return { from, to: end };
}

/** The blocks of the document's first level that a range takes in from their first letter to their last; null when it does not. */
function wholeBlocks(doc: Node, { from, to }: TextRange): TextRange | null {
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)];
  if ($from.depth === 0 || $to.depth === 0) return null;
  const range = { from: $from.before(1), to: $to.after(1) };
  const rest = doc.textBetween(range.from, from, ' ') + doc.textBetween(to, range.to, ' ');
  return rest.trim() === '' ? range : null;
}
