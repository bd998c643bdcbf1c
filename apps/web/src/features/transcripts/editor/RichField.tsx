import { EditorContent, useEditor } from '@tiptap/react';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { Dictation } from '../../../ui/dictation.ts';
import { PhraseList } from '../../../ui/phrases/PhraseList.tsx';
import noteClasses from '../../../ui/note-paper.module.css';
import { cleanPasted } from './clean-pasted.ts';
import { dictationHintExtension, editorPlace } from './dictation-place.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { noteExtensions } from './note-extensions.ts';
import classes from './RichField.module.css';
import { useEditorPhrases, useSlash } from './use-editor-phrases.ts';
import { useShownText } from './use-shown-text.ts';

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
  const drawDictation = use(Dictation);
  const slash = useSlash();
  const shown = useShownText(html);
  const [extensions] = useState(() => [...noteExtensions, slash.extension, dictationHintExtension]);
  const [first] = useState(html);
  const editor = useEditor({
    extensions,
    content: first,
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
      const text = changed.isEmpty ? '' : changed.getHTML();
      shown.given(text);
      onEdit(text);
    },
    onBlur: () => onLeave?.(),
  });
  const phrases = useEditorPhrases(editor, slash.hear, (own, written) => own.commands.focus(written.to));
  const showText = useEffectEvent((text: string) => shown.show(editor, text));
  useEffect(() => showText(html), [html]);

  return (
    <div className={classes.field}>
      <EditorToolbar editor={editor} place={drawDictation?.(editorPlace(editor))}>
        {null}
      </EditorToolbar>
      <EditorContent editor={editor} />
      {phrases && <PhraseList {...phrases} />}
    </div>
  );
}
