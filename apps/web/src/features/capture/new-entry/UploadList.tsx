import { ActionIcon, Progress } from '@mantine/core';
import { formatBytes } from '../../../lib/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { t } from './new-entry.texts.ts';
import type { Upload, UploadFacts } from '../upload/upload-queue.ts';
import classes from './UploadList.module.css';

type Props = {
  uploads: readonly Upload[];
  onStop: (id: string) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
};

/** The files to send, each with how far it is, and a way to stop it or send it again. */
export function UploadList({ uploads, ...actions }: Props) {
  if (uploads.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('addedFiles')}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} {...actions} />
      ))}
    </ul>
  );
}

function UploadRow({ upload, onStop, onRemove, onRetry }: { upload: Upload } & Omit<Props, 'uploads'>) {
  const { id, files, state, percent, waiting, message, facts } = upload;
  const file = files.map(({ name }) => name).join(' + ');
  const wrong = state === 'failed' || state === 'refused';
  const size = files.reduce((sum, each) => sum + each.size, 0);
  const said = {
    looking: t('countingPages'),
    waiting: facts ? sayFacts(facts) : t('fileWaiting'),
    sending: t(waiting ? 'fileNoConnection' : 'fileSending', { percent }),
    sent: t('fileSent'),
    stopped: percent > 0 ? t('fileStoppedAt', { percent }) : t('fileStopped'),
    failed: message,
    refused: message,
  }[state];
  return (
    <li className={classes.row} data-state={state}>
      <Icon name={state === 'sent' ? 'circle-check' : wrong ? 'alert-triangle' : 'file'} />
      <div className={classes.words}>
        <span className={classes.name}>
          {file} <span className={classes.size}>{formatBytes(size)}</span>
        </span>
        <span className={classes.said} role={wrong ? 'alert' : 'status'}>
          {said}
        </span>
        {state === 'sending' && <Progress value={percent} size={4} aria-label={said} />}
      </div>
      {(state === 'stopped' || wrong) && (
        <ActionIcon aria-label={t('retryFile', { file })} onClick={() => onRetry(id)}>
          <Icon name="refresh" />
        </ActionIcon>
      )}
      {state === 'sending' || state === 'looking' ? (
        <ActionIcon aria-label={t('stopFile', { file })} onClick={() => onStop(id)}>
          <Icon name="x" />
        </ActionIcon>
      ) : (
        state !== 'sent' && (
          <ActionIcon aria-label={t('removeFile', { file })} onClick={() => onRemove(id)}>
            <Icon name="trash" />
          </ActionIcon>
        )
      )}
    </li>
  );
}

/** "12 pages, 3 of them scanned · 3 credits" */
function sayFacts({ pages, scanned, credits }: UploadFacts): string {
  const amount = t('pdfPages', { n: pages }) + (scanned > 0 ? `, ${t('pdfScanned', { n: scanned })}` : '');
  return `${amount} · ${credits === 0 ? t('pdfFree') : t('pdfCredits', { n: credits })}`;
}
