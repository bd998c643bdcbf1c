import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { PhraseList } from '../../ui/phrases/PhraseList.tsx';
import {
  evidenceExtension,
  type KnownSentence,
  sentenceAt,
  tellEvidence,
} from '../../features/transcripts/evidence/evidence-plugin.ts';
import {
  focus,
  markedNow,
  markedSentences,
  rest,
  useEvidenceStore,
} from '../../features/transcripts/evidence/evidence-store.ts';
import { usePlaySentence } from '../../features/transcripts/evidence/use-play-sentence.ts';
import noteClasses from '../../ui/note-paper.module.css';
import { heldRangeExtension } from '../../features/scribe/magic-edit/held-range.ts';
import { MagicEdit } from '../../features/scribe/magic-edit/MagicEdit.tsx';
import { t as noteTexts } from '../../features/transcripts/transcripts.texts.ts';
import { t } from '../chart.texts.ts';
import { blanksExtension, blanksOf, selectBlank } from '../../features/transcripts/editor/blanks.ts';
import { cleanPasted } from '../../features/transcripts/editor/clean-pasted.ts';
import { dictationHintExtension } from '../../features/transcripts/editor/dictation-place.ts';
import { t as ownTexts } from '../../features/transcripts/editor/editor.texts.ts';
import { noteExtensions } from '../../features/transcripts/editor/note-extensions.ts';
import classes from './SectionEditor.module.css';
import { useEditorPhrases, useSlash } from '../../features/transcripts/editor/use-editor-phrases.ts';
import { useShownText } from '../../features/transcripts/editor/use-shown-text.ts';

type Props = {
  entry: Pick<Transcript, 'id' | 'noteId' | 'utterances'>;
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

/** The sentence of the note that an element is of. */
function sentenceUnder(target: EventTarget): number | null {
  const index = (target as Element).closest<HTMLElement>('[data-sentence]')?.dataset['sentence'];
  return index === undefined ? null : Number(index);
}

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
  const hear = usePlaySentence(entry);
  const shown = useShownText(section.html);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const words = { unsourced: noteTexts('noSource'), contradicted: t('differs'), template: noteTexts('templateText') };
  const [first] = useState({ known, html: section.html });
  const slash = useSlash();
  const magicEdit = useRef((): boolean => false);
  const setMagicEdit = useCallback((open: () => boolean) => {
    magicEdit.current = open;
  }, []);
  const extensions = useMemo(
    () => [
      ...noteExtensions,
      evidenceExtension(words, first.known),
      slash.extension,
      blanksExtension(ownTexts('blank')),
      heldRangeExtension(() => magicEdit.current()),
      dictationHintExtension,
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- made once: later sentences are told to the plugin
    [],
  );
  const label = t('noteText', { header: section.header || noteTexts('untitled') });
  const tellCaret = (editor: Editor) => {
    const sentence = editor.isFocused ? sentenceAt(editor.state, editor.state.selection.head) : null;
    focus(store, sentence === null ? null : { sentence });
  };

  // kept while they are the same: given others, the editor draws its whole text again
  const editorProps = useMemo(
    () => ({
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
    }),
    [label, readOnly],
  );
  const editor = useEditor({
    extensions,
    content: first.html,
    editable: !readOnly,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      const html = changed.getHTML();
      shown.given(html);
      onEdit(html);
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

  const phrases = useEditorPhrases(editor, slash.hear, (own, written) => {
    const blank = blanksOf(own.state.doc).find(({ from, to }) => from >= written.from && to <= written.to);
    own.commands.focus(blank?.from ?? written.to);
    if (blank) selectBlank(own.view, 1);
  });
  const showText = useEffectEvent((html: string) => shown.show(editor, html));
  useEffect(() => showText(section.html), [revision, section.html]);
  useEffect(() => {
    if (editor && editor.isEditable === readOnly) editor.setEditable(!readOnly, false);
  }, [editor, readOnly]);
  const told = useRef(first.known);
  useEffect(() => {
    if (!editor || told.current === known) return;
    told.current = known;
    tellEvidence(editor.view, { known });
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
    const steps = known.filter(({ state }) => state !== null);
    const at = steps.findIndex(({ index }) => marked !== null && 'sentence' in marked && marked.sentence === index);
    const next = steps[at < 0 ? 0 : at + by];
    if (next) focus(store, { sentence: next.index });
    return next !== undefined;
  };

  return (
    <div className={classes.editor}>
      <EditorContent
        editor={editor}
        onPointerOver={(event) => {
          const sentence = sentenceUnder(event.target);
          clearTimeout(resting.current);
          if (event.pointerType !== 'mouse') return;
          resting.current = setTimeout(() => rest(store, sentence === null ? null : { sentence }), restingTime);
        }}
        // typed in, a click is where the caret goes
        onClick={(event) => {
          const selecting = document.getSelection()?.isCollapsed === false;
          const index = sentenceUnder(event.target);
          if (index !== null && (readOnly ? !selecting : event.altKey)) hear(index);
        }}
        onKeyDown={(event) => {
          const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
          if (readOnly && by !== undefined && step(by)) event.preventDefault();
          const marked = markedNow(store);
          if (readOnly && event.key === 'Enter' && marked !== null && 'sentence' in marked && hear(marked.sentence))
            event.preventDefault();
        }}
        onPointerLeave={() => {
          clearTimeout(resting.current);
          rest(store, null);
        }}
      />
      {editor && !readOnly && <MagicEdit editor={editor} entry={entry} label={label} onOpener={setMagicEdit} />}
      {phrases && <PhraseList {...phrases} />}
    </div>
  );
}
