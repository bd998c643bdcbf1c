import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { t } from '../notes.texts.ts';
import { MergeComparison } from './MergeComparison.tsx';
import { TargetSearch } from './TargetSearch.tsx';

type Props = { note: Note; onClose: () => void; onMerged: (target: Note) => void };

/** Two steps: which chart it is merged into, then both side by side. */
export function MergeDialog({ note, onClose, onMerged }: Props) {
  useFocusBack();
  const [pair, setPair] = useState<{ source: Note; target: Note } | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('mergeTitle', { name: (pair?.source ?? note).title })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {pair === null ? (
        <TargetSearch source={note} onChoose={(target) => setPair({ source: note, target })} />
      ) : (
        <MergeComparison
          pair={pair}
          onSwap={() => setPair({ source: pair.target, target: pair.source })}
          onBack={() => setPair(null)}
          onClose={onClose}
          onMerged={(target) => {
            onClose();
            onMerged(target);
          }}
        />
      )}
    </Modal>
  );
}
