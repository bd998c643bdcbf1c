import { models } from '@clinical/contract/models';
import type { PatientSummary } from '@clinical/contract/signing/patient-summary.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button, Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryDrawer } from '../../../ui/QueryDrawer.tsx';
import { toast } from '../../../ui/toast.ts';
import { noteQuery } from '../../notes/public.ts';
import { copyRich, recordUse, PrintSheet } from '../../exports/public.ts';
import { LinkDialog, linkWords } from '../../patient-links/public.ts';
import { ReportLine } from './ReportLine.tsx';
import { summaryQuery, useSummaryLink, useWriteAgain } from './patient-summary.api.ts';
import classes from './PatientSummaryDrawer.module.css';
import { t } from './patient-summary.texts.ts';
import { summaryWords } from './summary-words.ts';

type Props = { entry: Transcript; addenda: number; onClose: () => void };

/** A signed note as its patient reads it, with the sentences that each line says again, to copy or print. */
export function PatientSummaryDrawer({ entry, addenda, onClose }: Props) {
  const again = useWriteAgain(entry, addenda);
  const write = (engine?: 'local') =>
    again.mutate(engine, { onError: (error) => toast.error(messageOf(error), { title: t('notWritten') }) });
  return (
    <QueryDrawer
      title={t('title', { time: formatTime(entry.createdAt) })}
      closeLabel={t('close')}
      lead={t('lead')}
      query={useQuery(summaryQuery(entry, addenda))}
      lines={8}
      errorTitle={t('notWritten')}
      onClose={onClose}
      onLocal={() => write('local')}
    >
      {(summary) => (
        <Summary
          entry={entry}
          addenda={addenda}
          summary={summary}
          isWriting={again.isPending}
          onAgain={() => write()}
        />
      )}
    </QueryDrawer>
  );
}

type SummaryProps = {
  entry: Transcript;
  addenda: number;
  summary: PatientSummary;
  isWriting: boolean;
  onAgain: () => void;
};

function Summary({ entry, addenda, summary, isWriting, onAgain }: SummaryProps) {
  const [sourced, setSourced] = useState(false);
  const { engine, grade, parts, link } = summary;
  const writer = engine === 'local' ? t('local') : (models.find(({ key }) => key === engine)?.name ?? engine);
  return (
    <>
      <div className={classes.head}>
        <p className={classes.facts}>
          {[
            ...(grade === null ? [] : [t('grade', { n: grade })]),
            writer,
            ...(link ? [t('linkLine', { state: linkWords(link) })] : []),
          ].join(' · ')}
        </p>
        <Switch
          label={t('showSentences')}
          checked={sourced}
          onChange={(event) => setSourced(event.currentTarget.checked)}
        />
      </div>
      <div className={classes.paper}>
        {parts.map(({ part, lines }) => (
          <section key={part}>
            <h3 className={classes.title}>{t(part)}</h3>
            <ul className={classes.list}>
              {lines.map(({ text, sentences, addendumId }) => (
                <li key={addendumId ?? `${sentences.join()} ${text}`}>
                  {text} <ReportLine entry={entry} text={text} />
                  {sourced &&
                    sentences.map((place) => (
                      <q key={place} className={classes.source}>
                        {entry.sentences[place]?.text}
                      </q>
                    ))}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className={classes.foot}>{footOf(entry)}</p>
      </div>
      <Uses entry={entry} summary={summary}>
        <SummaryLink entry={entry} addenda={addenda} link={link} />
        {engine !== 'local' && (
          <Button
            variant="default"
            leftSection={<Icon name="refresh" size={16} />}
            loading={isWriting}
            onClick={onAgain}
          >
            {t('again')}
          </Button>
        )}
      </Uses>
    </>
  );
}

const footOf = ({ signature, createdAt }: Transcript): string =>
  t('foot', { name: signature?.signer ?? '', date: formatDate(signature?.signedAt ?? createdAt) });

function SummaryLink({ entry, addenda, link }: Pick<SummaryProps, 'entry' | 'addenda'> & Pick<PatientSummary, 'link'>) {
  const [opened, setOpened] = useState(false);
  const actions = useSummaryLink(entry, addenda);
  return (
    <>
      <Button variant="default" leftSection={<Icon name="external-link" size={16} />} onClick={() => setOpened(true)}>
        {t('link')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <LinkDialog
            link={link}
            about={t('linkAbout')}
            hasChart
            canMake
            {...actions}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The ways of a summary to its patient; each leaves a row in the log. */
function Uses({ entry, summary, children }: { entry: Transcript; summary: PatientSummary; children: ReactNode }) {
  const queries = useQueryClient();
  const [sheet, setSheet] = useState<ReactNode>(null);
  const words = summaryWords(summary, footOf(entry));
  const copy = async () => {
    try {
      await copyRich(words);
    } catch {
      toast.error(t('copyFailedText'), { title: t('copyFailed'), duration: 2_000 });
      return;
    }
    recordUse(entry.id, 'copy-summary');
    toast.success(t('copied'));
  };
  const print = async () => {
    const chart = await queries.ensureQueryData(noteQuery(entry.noteId));
    recordUse(entry.id, 'print-summary');
    setSheet(<PrintSheet entry={entry} chart={chart} html={words.html} onDone={() => setSheet(null)} />);
  };
  return (
    <div className={classes.actions}>
      <Button leftSection={<Icon name="fax" size={16} />} onClick={() => void print()}>
        {t('print')}
      </Button>
      <Button variant="default" leftSection={<Icon name="copy" size={16} />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
      {children}
      {sheet}
    </div>
  );
}
