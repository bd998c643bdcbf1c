import type { EhrPush, EhrPushPreview } from '@clinical/contract/ehr/ehr.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button, Checkbox, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import classes from './Ehr.module.css';
import { ehrLinkQuery, pushPreviewQuery, useEhr } from './ehr.api.ts';
import { t } from './ehr.texts.ts';
import { EhrPatients, PatientFacts } from './EhrPatients.tsx';
import { Pushes } from './Pushes.tsx';

type Props = { entry: Pick<Transcript, 'id' | 'noteId'>; onClose: () => void };

/** Shows the exact text and the patient in the EHR, sends the note, and tells how it stands there. */
export function SendToEhrDialog({ entry, onClose }: Props) {
  useFocusBack();
  const preview = useQuery(pushPreviewQuery(entry.id));
  const name = preview.data?.link?.name;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={name === undefined ? t('send') : t('sendTo', { name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {preview.isPending && (
        <Delayed>
          <SkeletonText lines={8} />
        </Delayed>
      )}
      {preview.isError && !preview.data && (
        <ErrorState small title={t('previewNotLoaded')} error={preview.error} onRetry={() => void preview.refetch()} />
      )}
      {preview.data && <Prepared entry={entry} preview={preview.data} onClose={onClose} />}
    </Modal>
  );
}

function Prepared({ entry, preview, onClose }: Props & { preview: EhrPushPreview }) {
  const { link, patient, match, pushes, text, digest, draft, reason } = preview;
  const { push } = useEhr();
  const needsServer = useNeedsServer();
  const [choosing, setChoosing] = useState(false);
  const [again, setAgain] = useState(false);
  // one for what is shown: pressed twice, it is sent once
  const [key, setKey] = useState(() => crypto.randomUUID());
  const here = pushes.filter(({ system }) => system.type === link?.type);
  const isWaiting = here.some(({ state, handedOver }) => state === 'prepared' && !handedOver);
  const there = here.find(({ handedOver }) => handedOver);
  const maySend = link?.state === 'linked' && patient?.fits && !isWaiting && (!there || again);
  if (!link) return <NotLinked onClose={onClose} pushes={pushes} />;
  return (
    <div className={classes.dialog}>
      {link.state === 'ended' && <p className={classes.notice}>{t('endedText', { name: link.name })}</p>}
      {pushes.length > 0 && <Pushes pushes={pushes} />}
      <section className={classes.block} aria-label={t('patient', { name: link.name })}>
        <h3 className={classes.heading}>{t('patient', { name: link.name })}</h3>
        {patient && (
          <div className={classes.row}>
            <PatientFacts patient={patient} />
            {!choosing && (
              <Button size="xs" variant="default" onClick={() => setChoosing(true)}>
                {t('changePatient')}
              </Button>
            )}
          </div>
        )}
        {patient && !patient.fits && (
          <p className={classes.notice} data-tone="danger">
            {t('patientDiffers')}
          </p>
        )}
        {match === 'unread' && link.state === 'linked' && <p className={classes.notice}>{reason}</p>}
        {link.state === 'linked' && (choosing || match !== 'read') && (
          <EhrPatients noteId={entry.noteId} onChosen={() => setChoosing(false)} />
        )}
      </section>
      <div className={classes.block}>
        <h3 className={classes.heading}>{t('toSend')}</h3>
        {draft && <p className={classes.notice}>{t('draft')}</p>}
        <pre className={classes.text} tabIndex={0} role="region" aria-label={t('toSend')}>
          {text}
        </pre>
      </div>
      {there && !isWaiting && (
        <div className={classes.block}>
          {there.state === 'confirmed' && there.current && there.samePatient && (
            <p className={classes.quiet}>{t('alreadyThere')}</p>
          )}
          <Checkbox
            label={t(againWord(there))}
            checked={again}
            onChange={(event) => setAgain(event.currentTarget.checked)}
          />
        </div>
      )}
      <FormFailure message={push.error && messageOf(push.error)} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        <Button
          disabled={!maySend}
          loading={push.isPending}
          onClick={() =>
            patient &&
            push.mutate(
              { id: entry.id, key, digest, again, patientId: patient.id, type: link.type },
              {
                onSettled: () => {
                  setKey(crypto.randomUUID());
                  setAgain(false);
                },
              },
            )
          }
          {...(maySend ? needsServer : {})}
        >
          {t('send')}
        </Button>
      </div>
    </div>
  );
}

/** What a person says by ticking it depends on how the note stands there. */
function againWord({ samePatient, documentId }: EhrPush): 'again' | 'againUnseen' | 'againOther' {
  if (!samePatient) return 'againOther';
  return documentId === null ? 'againUnseen' : 'again';
}

function NotLinked({ pushes, onClose }: Pick<EhrPushPreview, 'pushes'> & Pick<Props, 'onClose'>) {
  const { data } = useQuery(ehrLinkQuery);
  const names = data?.systems.map(({ name }) => name).join(', ') ?? '';
  return (
    <div className={classes.dialog}>
      <p className={classes.quiet}>
        {t('none')} {names !== '' && t('howToLink', { names })}
      </p>
      {pushes.length > 0 && <Pushes pushes={pushes} />}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
