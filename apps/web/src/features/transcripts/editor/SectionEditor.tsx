import type { NoteSection, Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { PhraseList } from '../../../ui/phrases/PhraseList.tsx';
import { usePhrasePicker } from '../../../ui/phrases/use-phrase-picker.ts';
import { evidenceExtension, type KnownSentence, sentenceAt, tellEvidence } from '../evidence/evidence-plugin.ts';
import { focus, markedNow, markedSentences, rest, useEvidenceStore } from '../evidence/evidence-store.ts';
import noteClasses from '../entry/NotePane.module.css';
import { heldRangeExtension } from '../magic-edit/held-range.ts';
import { MagicEdit } from '../magic-edit/MagicEdit.tsx';
import { t } from '../transcripts.texts.ts';
import { blanksExtension, blanksOf, selectBlank } from './blanks.ts';
import { cleanPasted } from './clean-pasted.ts';
import { t as ownTexts } from './editor.texts.ts';
import { noteExtensions } from './note-extensions.ts';
import { replaceRange, type TextRange } from './replace-range.ts';
import classes from './SectionEditor.module.css';
import { slashExtension, type SlashListener } from './slash-plugin.ts';

type Props = {
  entry: Pick<Transcript, 'id' | 'noteId'>;
  section: NoteSection;
  /** The sentences of this section that the server knows. */
  known: readonly KnownSentence[];
  readOnly: boolean;
  /** Raised when the text was changed from elsewhere. */
  revision: number;
  onEdit: (html: string) => void;
  onEnter: (editor: Editor) => void;
  onActive: () => void;
  onLeave: () => void;
};

/** How long the pointer rests on a sentence before its source is shown, in milliseconds. */
const restingTime = 90;

/** The text of one section, with the marks of its sources. */
export function SectionEditor({
  entry,
  section,
  known,
  readOnly,
  revision,
  onEdit,
  onEnter,
  onActive,
  onLeave,
}: Props) {
  const store = useEvidenceStore();
  const shown = useRef(section.html);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const words = { unsourced: t('noSource'), contradicted: t('differs'), template: t('templateText') };
  const [firstKnown] = useState(known);
  const slash = useRef<SlashListener>({ onSlash: () => undefined, onKey: () => false });
  const magicEdit = useRef((): boolean => false);
  const setMagicEdit = useCallback((open: () => boolean) => {
    magicEdit.current = open;
  }, []);
  const extensions = useMemo(
    () => [
      ...noteExtensions,
      evidenceExtension(words, firstKnown),
      slashExtension(() => slash.current),
      blanksExtension(ownTexts('blank')),
      heldRangeExtension(() => magicEdit.current()),
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- made once: later sentences are told to the plugin
    [],
  );
  const label = t('noteText', { header: section.header || t('untitled') });
  const tellCaret = (editor: Editor) => {
    const sentence = editor.isFocused ? sentenceAt(editor.state, editor.state.selection.head) : null;
    focus(store, sentence === null ? null : { sentence });
  };

  const editor = useEditor({
    extensions,
    content: section.html,
    editable: !readOnly,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        class: `${noteClasses['text']} ${classes['text']}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-readonly': String(readOnly),
        tabindex: '0',
        'data-placeholder': t('emptySection'),
        'data-note-text': '',
      },
      transformPastedHTML: cleanPasted,
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = changed.getHTML();
      onEdit(shown.current);
    },
    onFocus: ({ editor: entered }) => {
      onEnter(entered);
      tellCaret(entered);
    },
    onSelectionUpdate: ({ editor: moved }) => {
      onActive();
      tellCaret(moved);
    },
    onBlur: () => {
      focus(store, null);
      onLeave();
    },
  });

  const called = useRef<TextRange | null>(null);
  const picker = usePhrasePicker((html) => {
    if (!editor || !called.current) return;
    const written = replaceRange(editor, called.current, html);
    const blank = blanksOf(editor.state.doc).find(({ from, to }) => from >= written.from && to <= written.to);
    editor.commands.focus(blank?.from ?? written.to);
    if (blank) selectBlank(editor.view, 1);
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

  const showText = useEffectEvent((html: string) => {
    if (!editor || html === shown.current) return;
    shown.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  });
  useEffect(() => showText(section.html), [revision, section.html]);
  useEffect(() => {
    editor?.setEditable(!readOnly, false);
  }, [editor, readOnly]);
  useEffect(() => {
    if (editor) tellEvidence(editor.view, { known });
  }, [editor, known]);

  useEffect(() => {
    if (!editor) return;
    const own = new Set(known.map(({ index }) => index));
    let before = '';
    const tell = () => {
      const marked = markedSentences(store).filter((index) => own.has(index));
      if (marked.join() === before || editor.isDestroyed) return;
      before = marked.join();
      tellEvidence(editor.view, { marked });
    };
    tell();
    return store.marks.subscribe(tell);
  }, [editor, store, known]);

  /** Without a caret, the arrows go from sentence to sentence; false at either end. */
  const step = (by: number): boolean => {
    const marked = markedNow(store);
    const at = known.findIndex(({ index }) => marked !== null && 'sentence' in marked && marked.sentence === index);
    const next = known[at < 0 ? 0 : at + by];
    if (next) focus(store, { sentence: next.index });
    return next !== undefined;
  };

  return (
    <div className={classes.editor}>
      <EditorContent
        editor={editor}
        onPointerOver={(event) => {
          const sentence = (event.target as Element).closest<HTMLElement>('[data-sentence]')?.dataset['sentence'];
          clearTimeout(resting.current);
          if (event.pointerType !== 'mouse') return;
          resting.current = setTimeout(
            () => rest(store, sentence === undefined ? null : { sentence: Number(sentence) }),
            restingTime,
          );
        }}
        onKeyDown={(event) => {
          const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
          if (readOnly && by !== undefined && step(by)) event.preventDefault();
        }}
        onPointerLeave={() => {
          clearTimeout(resting.current);
          rest(store, null);
        }}
      />
      {editor && !readOnly && <MagicEdit editor={editor} entry={entry} label={label} onOpener={setMagicEdit} />}
      {picker.list && <PhraseList {...picker.list} />}
    </div>
  );
}
