import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { ActionIcon, Button } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { use, useMemo, useRef, useState } from 'react';
import { Dictation } from '../../ui/dictation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { refusedWhileViewing } from '../../ui/needs-server.ts';
import { useCopyNote } from '../../features/exports/use-copy-note.ts';
import noteClasses from '../../ui/note-paper.module.css';
import { SectionTools } from '../../features/scribe/writing/SectionTools.tsx';
import type { SentenceState } from '@clinical/contract/checks/sentence-state.rules';
import type { KnownSentence } from '../../features/transcripts/evidence/evidence-plugin.ts';
import { isEmpty } from '../../features/transcripts/text/is-empty.ts';
import { useEvidenceStore } from '../../features/transcripts/evidence/evidence-store.ts';
import { usePresence } from '../../features/transcripts/presence/presence-context.ts';
import { SectionPresence } from '../../features/transcripts/presence/SectionPresence.tsx';
import { t as noteTexts } from '../../features/transcripts/transcripts.texts.ts';
import { t } from '../chart.texts.ts';
import { ConflictDialog } from '../../features/transcripts/editor/ConflictDialog.tsx';
import { editorPlace } from '../../features/transcripts/editor/dictation-place.ts';
import { SaveStatus } from '../../features/transcripts/editor/SaveStatus.tsx';
import { useCopiedNote } from '../entry/use-copied-note.ts';
import { FloatingTools } from './FloatingTools.tsx';
import classes from './NoteEditor.module.css';
import { SectionEditor } from './SectionEditor.tsx';
import { useAcrossSections } from './use-across-sections.ts';
import { UpdatedNotice } from '../../features/transcripts/editor/UpdatedNotice.tsx';
import { useDraftSaver } from '../../features/transcripts/editor/use-draft-saver.ts';

type Props = { entry: Transcript; readOnly: boolean };

/** The note as rich text, section by section; it saves itself. */
export function NoteEditor({ entry, readOnly }: Props) {
  const { saver, draft } = useDraftSaver(entry);
  const copy = useCopyNote(entry, useCopiedNote(entry));
  const presence = usePresence();
  const [editor, setEditor] = useState<Editor | null>(null);
  const drawDictation = use(Dictation);
  const { states } = useEvidenceStore();
  const known = useMemo(() => bySection(entry, states), [entry, states]);

  const root = useRef<HTMLDivElement>(null);
  const across = useAcrossSections(root, (parts) => {
    const selected = parts.flatMap(({ key, html }) => {
      const section = draft.sections.find((each) => each.key === key);
      return section ? [{ ...section, html }] : [];
    });
    void copy('usual', selected);
  });

  return (
    <div ref={root}>
      {!readOnly && (
        <div className={classes.saving}>
          <SaveStatus draft={draft} onSave={() => void saver.flush()} />
        </div>
      )}
      {draft.newer && <UpdatedNotice entry={entry} onShow={saver.showNewer} />}
      {draft.sections.map((section) => (
        <section
          key={section.key}
          className={noteClasses['section']}
          data-section={section.key}
          data-empty={isEmpty(section) || undefined}
        >
          <div className={noteClasses['sectionHead']}>
            <h3 className={noteClasses['sectionTitle']}>{section.header}</h3>
            <SectionPresence entryId={entry.id} sectionKey={section.key} />
            <SectionTools entry={entry} sectionKey={section.key} header={section.header} />
            <ActionIcon
              className={noteClasses['sectionTools']}
              size={28}
              aria-label={t('copySection', { header: section.header || noteTexts('untitled') })}
              onClick={() => void copy('usual', [section])}
              {...refusedWhileViewing()}
            >
              <Icon name="copy" size={16} />
            </ActionIcon>
          </div>
          <SectionEditor
            entry={entry}
            section={section}
            known={known.get(section.key) ?? none}
            readOnly={readOnly || across || (entry.writing?.includes(section.key) ?? false)}
            revision={draft.revision}
            onEdit={(html) => saver.edit(section.key, html)}
            onEnter={(entered) => {
              setEditor(entered);
              saver.enter(section.key);
              presence?.move({ transcriptId: entry.id, section: section.key });
            }}
            onActive={saver.active}
            onLeave={() => {
              saver.leave();
              presence?.move(null);
            }}
          />
        </section>
      ))}
      {!readOnly && <FloatingTools editor={editor} place={drawDictation?.(editorPlace(editor))} />}
      {draft.status === 'refused' && (
        <Button variant="default" onClick={() => void saver.flush()}>
          {noteTexts('saveNow')}
        </Button>
      )}
      {draft.conflict && (
        <ConflictDialog conflicts={draft.conflict.conflicts} onPick={(picks) => void saver.resolve(picks)} />
      )}
    </div>
  );
}

const none: readonly KnownSentence[] = [];

function bySection(entry: Transcript, states: readonly SentenceState[]): Map<string, KnownSentence[]> {
  // without a source there is nothing to compare with, and marks would only be noise
  const marked = entry.utterances.length > 0;
  return Map.groupBy(
    entry.sentences.map((sentence, index) => ({
      index,
      sentence,
      state: marked ? (states[index] ?? 'sourced') : null,
    })),
    ({ sentence }) => sentence.section,
  );
}
