import type { FreedTime, WaitlistEntry } from '@clinical/contract/schedules/waitlist.schemas';
import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import { wishOf, whoOf } from './waiting-words.ts';
import { freedQuery, useWaitlist } from './waitlist.api.ts';
import { t } from './waitlist.texts.ts';
import classes from './Waitlist.module.css';

type Props = { date: string; scheduleId: string; onClose: () => void };

/** Who gets a freed time. When somebody else was faster, that is said here. */
export function OfferDialog({ date, scheduleId, onClose }: Props) {
  useFocusBack();
  const { accept } = useWaitlist();
  const offered = useQuery(freedQuery(date)).data?.find((each) => each.scheduleId === scheduleId);
  // what was opened keeps its head, also when its time is gone meanwhile
  const [last, setLast] = useState<FreedTime | undefined>(offered);
  if (offered && offered !== last) setLast(offered);
  if (!last) return null;
  const minutes = (Date.parse(last.endsAt) - Date.parse(last.startsAt)) / 60_000;
  const give = ({ id: entryId, note }: WaitlistEntry) =>
    accept.mutate(
      { scheduleId, entryId },
      {
        onSuccess: () => {
          toast.success(t('accepted', { name: note.title }));
          onClose();
        },
      },
    );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('offerTitle', { at: formatDateTime(last.startsAt) })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.offer}>
        <p className={classes.lead}>{t('offerLead', { name: last.clinician.name, n: minutes })}</p>
        <FormFailure message={accept.error && messageOf(accept.error)} />
        {!offered && !accept.isPending && <p className={classes.lead}>{t('offerGone')}</p>}
        {offered && (
          <ul className={classes.list} aria-label={t('waitlist')}>
            {offered.waiting.map((entry) => (
              <Row key={entry.id} entry={entry} busy={accept.isPending} onBook={() => give(entry)} />
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}

function Row({ entry, busy, onBook }: { entry: WaitlistEntry; busy: boolean; onBook: () => void }) {
  const needsServer = useNeedsServer();
  const { note, insteadOf, abilities } = entry;
  return (
    <li className={classes.item}>
      <span className={classes.words}>
        <span className={classes.patient}>{note.title}</span>
        <span>{insteadOf ? t('moves', { at: formatDateTime(insteadOf.startsAt) }) : wishOf(entry)}</span>
        <span className={classes.quiet}>{whoOf(entry)}</span>
      </span>
      {abilities.edit && (
        <Button
          size="xs"
          disabled={busy}
          aria-label={t('bookFor', { name: note.title })}
          onClick={onBook}
          {...needsServer}
        >
          {t('book')}
        </Button>
      )}
    </li>
  );
}
