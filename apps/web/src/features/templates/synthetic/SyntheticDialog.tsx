import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Modal } from '@mantine/core';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { useMakeSynthetic } from './synthetic.api.ts';
import { t } from './synthetic.texts.ts';
import { SyntheticForm } from './SyntheticForm.tsx';
import classes from './Synthetic.module.css';

type Props = {
  noteId: string;
  templateId: string | null;
  onMade: (entry: Transcript) => void;
  onClose: () => void;
};

/** Makes a visit up as an entry of a chart; its note is written like any other. */
export function SyntheticDialog({ noteId, templateId, onMade, onClose }: Props) {
  useFocusBack();
  const make = useMakeSynthetic();
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      size="lg"
      title={t('synthetic')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <p className={classes.rule}>
        {t('rule')} {t('entryRule')}
      </p>
      <SyntheticForm
        busy={make.isPending}
        failure={make.error}
        onMake={(wish) =>
          make.mutate(
            { ...wish, noteId, templateId },
            { onSuccess: ({ transcript }) => transcript && onMade(transcript) },
          )
        }
      />
    </Modal>
  );
}
