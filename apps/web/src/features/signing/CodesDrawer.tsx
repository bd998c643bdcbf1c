import type { VisitCodes } from '@clinical/contract/signing/codes.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatTime } from '../../lib/format.ts';
import { QueryDrawer } from '../../ui/QueryDrawer.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './CodesDrawer.module.css';
import { codesQuery } from './signing.api.ts';
import { t } from './signing.texts.ts';

type Props = { entry: Transcript; onClose: () => void };

/** Codes and a visit level that the note speaks for, each with its sentence. They are copied by hand; nothing is added to the note. */
export function CodesDrawer({ entry, onClose }: Props) {
  return (
    <QueryDrawer
      title={t('codesTitle', { time: formatTime(entry.createdAt) })}
      closeLabel={t('close')}
      lead={t('codesLead')}
      query={useQuery(codesQuery(entry))}
      lines={6}
      errorTitle={t('codesNotLoaded')}
      onClose={onClose}
    >
      {(found) => (
        <div data-work="code">
          <Codes entry={entry} found={found} />
        </div>
      )}
    </QueryDrawer>
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
    toast.error(t('codeNotCopiedText'), { title: t('codeNotCopied'), duration: 2_000 });
  }
}
