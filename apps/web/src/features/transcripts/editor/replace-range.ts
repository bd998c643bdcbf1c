import type { Editor } from '@tiptap/core';
import { DOMParser as DocumentParser, DOMSerializer } from '@tiptap/pm/model';
import { parseHtml } from '../copy/note-blocks.ts';

export type TextRange = { from: number; to: number };

/** The HTML of a part of the document. Words of one paragraph, item or cell come as one paragraph. */
export function htmlOf({ state }: Editor, { from, to }: TextRange): string {
  const holder = document.createElement('div');
  const serializer = DOMSerializer.fromSchema(state.schema);
  const [$from, $to] = [state.doc.resolve(from), state.doc.resolve(to)];
  if ($from.sameParent($to) && $from.parent.isTextblock) {
    const inline = $from.parent.content.cut($from.parentOffset, $to.parentOffset);
    holder.append(serializer.serializeNode(state.schema.nodes['paragraph']!.create(null, inline)));
  } else holder.append(serializer.serializeFragment(state.doc.slice(from, to).content));
  return holder.innerHTML;
}

/** Puts clean HTML in place of a part of the document, as pasting does: one paragraph goes into the line, blocks part it. */
export function replaceRange(editor: Editor, { from, to }: TextRange, html: string): TextRange {
  const { state, view } = editor;
  const slice = DocumentParser.fromSchema(state.schema).parseSlice(parseHtml(html), {
    preserveWhitespace: false,
    context: state.doc.resolve(from),
  });
  const { tr } = state;
  tr.replaceRange(from, to, slice).scrollIntoView();
  const end = tr.mapping.map(to);
  view.dispatch(tr);
  return { from, to: end };
}
