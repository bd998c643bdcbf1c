import type { FaxPacket } from '@clinical/contract/fax/fax.schemas';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { PdfPages } from '../../ui/PdfPages.tsx';
import classes from './Fax.module.css';
import { lineQuery, packetPdfQuery, type useFax } from './fax.api.ts';
import { t } from './fax.texts.ts';
import { openPoints } from './packet-draft.ts';

type Props = {
  packet: FaxPacket;
  recipients: number;
  send: ReturnType<typeof useFax>['send'];
  onBack: () => void;
  onSent: () => void;
};

/** What would be sent, page by page, and what somebody has to confirm before it is. */
export function PacketPreview({ packet, recipients, send, onBack, onSent }: Props) {
  const pdf = useQuery(packetPdfQuery(packet.id));
  const { data: line } = useQuery(lineQuery);
  const needsServer = useNeedsServer();
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState(false);
  const unsignedAllowed = line?.unsignedAllowed ?? false;
  const [looked, setLooked] = useState(false);
  const open = openPoints(packet, { confirmed, draft, unsignedAllowed, looked });
  const { patient } = packet;
  const others = packet.documents.filter(({ otherPatient }) => otherPatient !== null);
  const unsigned = packet.documents.filter((each) => each.unsigned).map(({ title }) => `“${title}”`);
  const titles = unsigned.join(', ');
  return (
    <div className={classes.dialog}>
      <p className={classes.quiet}>{t('summary', { pages: t('pageCount', { n: packet.pages }), patient })}</p>
      <div className={classes.preview} tabIndex={0} role="region" aria-label={t('previewPages')}>
        <PdfPages label={t('previewPages')} blob={pdf.data} pages={packet.sizes} />
      </div>
      {packet.warnings.map(({ number, text }) => (
        <div key={number} className={classes.warning}>
          <span>{text}</span>
          <Checkbox
            label={t('confirmNumber')}
            checked={confirmed.includes(number)}
            onChange={(event) =>
              setConfirmed(
                event.currentTarget.checked ? [...confirmed, number] : confirmed.filter((each) => each !== number),
              )
            }
          />
        </div>
      ))}
      {unsigned.length > 0 && (
        <div className={classes.warning}>
          <span>{t(unsignedAllowed ? 'unsignedWarning' : 'unsignedForbidden', { titles })}</span>
          {unsignedAllowed && (
            <Checkbox
              label={t('confirmUnsigned')}
              checked={draft}
              onChange={(event) => setDraft(event.currentTarget.checked)}
            />
          )}
        </div>
      )}
      {others.length > 0 && (
        <div className={classes.warning}>
          {others.map(({ title, otherPatient }) => (
            <span key={title}>{t('otherWarning', { title, patient, text: otherPatient ?? '' })}</span>
          ))}
          <Checkbox
            label={t('confirmOther', { patient })}
            checked={looked}
            onChange={(event) => setLooked(event.currentTarget.checked)}
          />
        </div>
      )}
      <FormFailure message={send.error && messageOf(send.error)} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
        <Button
          loading={send.isPending}
          onClick={() =>
            send.mutate(
              { packetId: packet.id, confirmed: [...confirmed], unsigned: draft, otherPatient: looked },
              { onSuccess: onSent },
            )
          }
          disabled={open.numbers.length > 0 || open.unsigned || open.others}
          {...needsServer}
        >
          {t('send', { n: recipients })}
        </Button>
      </div>
    </div>
  );
}
