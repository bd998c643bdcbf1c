import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PhraseList } from '../../../ui/phrases/PhraseList.tsx';
import { usePhrasePicker } from '../../../ui/phrases/use-phrase-picker.ts';
import noteClasses from '../entry/NotePane.module.css';
import { cleanPasted } from './clean-pasted.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { noteExtensions } from './note-extensions.ts';
import { replaceRange, type TextRange } from './replace-range.ts';
import classes from './RichField.module.css';
import { slashExtension, type SlashListener } from './slash-plugin.ts';

type Props = {
  label: string;
  html: string;
  placeholder?: string;
  autoFocus?: boolean;
  onEdit: (html: string) => void;
  onLeave?: () => void;
};

/** A field for rich text outside a note: what a note may hold, quick phrases, and the same tools. */
export function RichField({ label, html, placeholder, autoFocus, onEdit, onLeave }: Props) {
  const slash = useRef<SlashListener>({ onSlash: () => undefined, onKey: () => false });
  const shown = useRef(html);
  const [extensions] = useState(() => [...noteExtensions, slashExtension(() => slash.current)]);
  const editor = useEditor({
    extensions,
    content: html,
    autofocus: autoFocus ? 'end' : false,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        class: `${noteClasses['text']} ${classes['text']}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'data-placeholder': placeholder ?? '',
      },
      transformPastedHTML: cleanPasted,
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = changed.isEmpty ? '' : changed.getHTML();
      onEdit(shown.current);
    },
    onBlur: () => onLeave?.(),
  });
  const called = useRef<TextRange | null>(null);
  const picker = usePhrasePicker((phrase) => {
    if (editor && called.current) editor.commands.focus(replaceRange(editor, called.current, phrase).to);
  });
  useEffect(() => {
    slash.current = {
      onSlash: (found) => {
        called.current = found?.range ?? null;
        picker.call(found);
      },
      onKey: picker.handleKey,
    };
  });
  const showText = useEffectEvent((text: string) => {
    if (!editor || text === shown.current) return;
    shown.current = text;
    editor.commands.setContent(text, { emitUpdate: false });
  });
  useEffect(() => showText(html), [html]);

  return (
    <div className={classes.field}>
      <EditorToolbar editor={editor}>{null}</EditorToolbar>
      <EditorContent editor={editor} />
      {picker.list && <PhraseList {...picker.list} />}
    </div>
  );
}
