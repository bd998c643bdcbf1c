import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { noteTexts } from '../../transcripts/public.ts';
import { ReplaceEditsDialog } from './ReplaceEditsDialog.tsx';
import { RedoSection } from './RedoSection.tsx';
import { SectionState } from './SectionState.tsx';
import classes from './SectionTools.module.css';
import { useStartNote } from './use-start-note.ts';

type Props = {
  entry: Transcript;
  sectionKey: string;
  header: string;
};

/** How a section of a note stands, and the way to have it alone written again. */
export function SectionTools({ entry, sectionKey, header }: Props) {
  const { start, busy, asked, confirm, cancel } = useStartNote(entry);
  const state = entry.sectionStates.find(({ key }) => key === sectionKey);
  if (!state) return null;
  const { status, redo } = state;
  const told = status === 'generating' || status === 'edited' || status === 'failed';
  return (
    <span className={classes.tools}>
      {told && <SectionState status={status} />}
      {redo && entry.abilities.generate && entry.taskId === null && (
        <RedoSection
          entry={entry}
          header={header || noteTexts('untitled')}
          busy={busy}
          onRedo={() => void start({ sections: [sectionKey] })}
        />
      )}
      <ReplaceEditsDialog asked={asked} onConfirm={confirm} onClose={cancel} />
    </span>
  );
}
