import type { AnswerSentence, EvidenceAnswer } from '@clinical/contract/evidence/answer.schemas';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Button, Modal } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import { ChartSelect } from '../notes/public.ts';
import { useAnswers } from './evidence.api.ts';
import { t } from './evidence.texts.ts';
import classes from './Evidence.module.css';

type Props = { answer: EvidenceAnswer; chart: Pick<Note, 'id' | 'abilities'> | undefined };

/** An answer goes to a chart as an entry of its own, or to the clipboard with its citations. */
export function AnswerActions({ answer, chart }: Props) {
  const [choosing, setChoosing] = useState(false);
  const { save } = useAnswers();
  const navigate = useNavigate();
  const needsServer = useNeedsServer();
  const saveTo = (noteId: string) =>
    save.mutate(
      { id: answer.id, noteId },
      {
        onSuccess: ({ entryId }) => {
          setChoosing(false);
          const run = () => void navigate({ to: '/chat', search: { id: noteId, entry: entryId } });
          toast.success(t('saved'), { action: { label: t('openEntry'), run } });
        },
        onError: (error) => toast.error(messageOf(error), { title: t('saveFailed') }),
      },
    );
  const copy = () => void navigator.clipboard.writeText(textOf(answer)).then(() => toast.success(t('copied')));
  return (
    <div className={classes.actions}>
      <p className={classes.quiet}>{t('saveAs')}</p>
      <Button variant="default" leftSection={<Icon name="copy" size={16} />} onClick={copy}>
        {t('copy')}
      </Button>
      {(chart === undefined || chart.abilities.edit) && (
        <Button
          leftSection={<Icon name="file-text" size={16} />}
          loading={save.isPending}
          disabled={chart !== undefined && save.isSuccess}
          onClick={() => (chart ? saveTo(chart.id) : setChoosing(true))}
          {...needsServer}
        >
          {t('save')}
        </Button>
      )}
      {choosing && <ChooseChart busy={save.isPending} onSave={saveTo} onClose={() => setChoosing(false)} />}
    </div>
  );
}

type ChooseProps = { busy: boolean; onSave: (noteId: string) => void; onClose: () => void };

function ChooseChart({ busy, onSave, onClose }: ChooseProps) {
  const [noteId, setNoteId] = useState('');
  return (
    <Modal opened onClose={onClose} title={t('saveTitle')} closeButtonProps={{ 'aria-label': t('close') }}>
      <ChartSelect label={t('patient')} onChoose={setNoteId} />
      <p className={classes.quiet}>{t('saveAs')}</p>
      <div className={classes.dialogActions}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={noteId === ''} loading={busy} onClick={() => onSave(noteId)}>
          {t('save')}
        </Button>
      </div>
    </Modal>
  );
}

/** Plain text: each sentence with its source behind it. */
function textOf(answer: EvidenceAnswer): string {
  const cite = ({ sourceId, page }: AnswerSentence): string => {
    const { citation, status } = answer.studies.find((study) => study.citation.sourceId === sourceId)!;
    const { journal, title, year, pmid, pmcid, fileName, url } = citation;
    const number =
      fileName === null ? (pmid === null ? pmcid : t('pmid', { id: pmid })) : `${fileName}, ${t('page', { n: page })}`;
    return [journal ?? title, year, number, status === 'current' ? null : t(status), url].filter(Boolean).join(', ');
  };
  const { lines, dosing, contraindications, groups, wouldChange } = answer;
  const parts = [
    { label: '', sentences: lines },
    { label: t('dosing'), sentences: dosing },
    { label: t('contraindications'), sentences: contraindications },
    { label: t('groups'), sentences: groups },
    { label: t('wouldChange'), sentences: wouldChange },
  ].filter(({ sentences }) => sentences.length > 0);
  const text = parts.map(({ label, sentences }) =>
    [...(label === '' ? [] : [label]), ...sentences.map((one) => `- ${one.text} (${cite(one)})`)].join('\n'),
  );
  return [answer.question, ...text].join('\n\n');
}
