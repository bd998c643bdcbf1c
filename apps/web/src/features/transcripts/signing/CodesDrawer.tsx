import type { VisitCodes } from '@clinical/contract/signing/codes.schemas';
import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { Button, Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { formatTime } from '../../../lib/format.ts';
import { Delayed } from '../../../ui/Delayed.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { toast } from '../../../ui/toast.ts';
import classes from './CodesDrawer.module.css';
import { codesQuery } from './signing.api.ts';
import { t } from './signing.texts.ts';

type Props = { entry: Transcript; onClose: () => void };

/** Codes and a visit level that the note speaks for, each with its sentence. They are copied by hand; nothing is added to the note. */
export function CodesDrawer({ entry, onClose }: Props) {
  useFocusBack();
  const found = useQuery(codesQuery(entry));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={t('codesTitle', { time: formatTime(entry.createdAt) })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <p className={classes.lead}>{t('codesLead')}</p>
      {found.isPending && (
        <Delayed>
          <SkeletonText lines={6} />
        </Delayed>
      )}
      {found.isError && (
        <ErrorState error={found.error} title={t('codesNotLoaded')} onRetry={() => void found.refetch()} />
      )}
      {found.data && <Codes entry={entry} found={found.data} />}
    </Drawer>
  );
}

function Codes({ entry, found }: { entry: Transcript; found: VisitCodes }) {
  const textOf = (sentence: number) => entry.sentences[sentence]?.text ?? '';
  if (found.codes.length === 0) return <p>{t('noCodes')}</p>;
  return (
    <>
      <h3 className={classes.title}>{t('diagnoses')}</h3>
      <ul className={classes.list}>
        {found.codes.map(({ code, title, sentence }) => (
          <li key={code} className={classes.row}>
            <div className={classes.words}>
              <span>
                <strong className={classes.code}>{code}</strong> {title}
              </span>
              <q className={classes.quote}>{textOf(sentence)}</q>
            </div>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('copyCode', { code })}
              onClick={() => void copy(`${code} ${title}`)}
            >
              {t('copy')}
            </Button>
          </li>
        ))}
      </ul>
      {found.visit && (
        <>
          <h3 className={classes.title}>{t('visitLevel')}</h3>
          <p className={classes.level}>{t(`level${found.visit.level}`)}</p>
          <ul className={classes.list}>
            {found.visit.reasons.map(({ reason, sentence }) => (
              <li key={reason} className={classes.words}>
                <span>{t(reason)}</span>
                <q className={classes.quote}>{textOf(sentence)}</q>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(t('codeCopied'));
  } catch {
    toast.error(t('codeNotCopied'));
  }
}
