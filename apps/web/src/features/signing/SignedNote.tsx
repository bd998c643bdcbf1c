import type { EntrySignature, Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import { usePersistedText } from '../../lib/store/use-persisted-text.ts';
import { AddendumForm } from './AddendumForm.tsx';
import { Seal } from './Seal.tsx';
import classes from './SignedNote.module.css';
import { downloadPacket, signingQuery } from './signing.api.ts';
import { t } from './signing.texts.ts';

type Props = { entry: Transcript; signature: EntrySignature };

/** Who signed a note and when, what was added since, and the packet that proves it. */
export function SignedNote({ entry, signature }: Props) {
  const state = useQuery(signingQuery(entry));
  const typed = usePersistedText(`addendum:${entry.id}`);
  const [asked, setAsked] = useState(false);
  const mayAdd = state.data?.abilities.addend ?? false;
  // what an earlier visit left is there again
  const adding = mayAdd && (asked || typed.restored);
  const [loading, setLoading] = useState(false);
  const { signer: name, onBehalfOf: other } = signature;
  const time = formatDateTime(signature.signedAt);

  const download = async () => {
    setLoading(true);
    try {
      saveBlob(await downloadPacket(entry), `packet-${entry.createdAt.slice(0, 10)}-${entry.id.slice(-8)}.zip`);
    } catch (error) {
      toast.error(messageOf(error), { title: t('packetNotLoaded') });
    } finally {
      setLoading(false);
    }
  };
  const addenda = state.data?.addenda ?? [];
  return (
    <section className={classes.signed} aria-label={t('signing')}>
      <div className={classes.line}>
        <p className={classes.who}>
          <Icon name="lock" size={16} />
          <span>
            <strong>{other === null ? t('signedBy', { name, time }) : t('signedFor', { name, other, time })}</strong>{' '}
            <span className={classes.quiet}>{t('locked')}</span>
          </span>
        </p>
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<Icon name="download" size={16} />}
            title={t('packetHint')}
            loading={loading}
            onClick={() => void download()}
          >
            {t('packet')}
          </Button>
          {mayAdd && !adding && (
            <Button variant="default" leftSection={<Icon name="plus" size={16} />} onClick={() => setAsked(true)}>
              {t('addAddendum')}
            </Button>
          )}
        </div>
      </div>
      {state.isError && (
        <ErrorState small error={state.error} title={t('couldNotLoad')} onRetry={() => void state.refetch()} />
      )}
      {addenda.length > 0 && (
        <div className={classes.addenda}>
          <h3 className={classes.title}>{t('addenda')}</h3>
          <ol className={classes.list}>
            {addenda.map(({ id, author, createdAt, text }) => (
              <li key={id} className={classes.addendum}>
                <p className={classes.text}>{text}</p>
                <p className={classes.quiet}>{t('byAt', { name: author, time: formatDateTime(createdAt) })}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
      {adding && <AddendumForm entry={entry} typed={typed} onClose={() => setAsked(false)} />}
      {state.data?.chain && <Seal chain={state.data.chain} />}
    </section>
  );
}
