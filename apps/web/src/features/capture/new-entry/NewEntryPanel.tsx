import type { Note } from '@clinical/contract/notes/notes.schemas';
import { ActionIcon, Button } from '@mantine/core';
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useShortcut } from '../../../lib/shortcuts/shortcuts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Keys } from '../../../ui/Keys.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { PhraseTextarea } from '../../../ui/phrases/PhraseTextarea.tsx';
import { PricedButton, priceOfAll, TooFewCredits, usePrices } from '../../credits/public.ts';
import { SyntheticDialog, TemplatePicker } from '../../templates/public.ts';
import { EnglishOnly } from '../../scribe/english/public.ts';
import { ExtraContextField, writing } from '../../scribe/writing/public.ts';
import { t } from './new-entry.texts.ts';
import { noteTexts } from '../../transcripts/public.ts';
import { useChartModel } from '../../scribe/public.ts';
import { FileDrop } from './FileDrop.tsx';
import classes from './NewEntryPanel.module.css';
import { UnfinishedUploads } from './UnfinishedUploads.tsx';
import { UploadList } from './UploadList.tsx';
import { creditsOfAll } from './credits-of-all.ts';
import { useNewEntry } from './use-new-entry.ts';

type Props = {
  note: Note;
  /** The row that starts a recording. */
  recorder?: ReactNode;
  /** All was sent; the id of the newest entry, if the server named one. */
  onDone: (entryId: string | null) => void;
  onClose?: () => void;
};

/** An encounter comes in here: as text, as files, or both; a template and one button make the note. */
export function NewEntryPanel({ note, recorder, onDone, onClose }: Props) {
  const {
    kept,
    extra,
    wanted,
    setWanted,
    queue,
    busy,
    failure,
    generate,
    typeNote,
    takeMade,
    resolveTemplate,
    retryUpload,
    forgetFailure,
  } = useNewEntry(note, onDone);
  const [synthetic, setSynthetic] = useState<{ templateId: string | null } | null>(null);
  const openSynthetic = async () => setSynthetic({ templateId: await resolveTemplate() });
  const closeSynthetic = () => setSynthetic(null);
  const uploads = useSyncExternalStore(queue.store.subscribe, queue.store.get);
  const needsServer = useNeedsServer();
  const model = useChartModel(note.id);
  const prices = usePrices();
  const price = prices && priceOfAll(creditsOfAll(kept.text, uploads, prices.of('note', model)), prices.balance);
  const mayGenerate = !needsServer.disabled && !price?.tooFew;
  useShortcut('mod+Enter', t('keyGenerate'), () => void generate(), { enabled: mayGenerate });

  return (
    <section className={classes.panel} aria-labelledby="new-entry-title">
      <div className={classes.head}>
        <h2 id="new-entry-title" className={classes.title}>
          {t('newEntry')}
        </h2>
        {onClose && (
          <ActionIcon aria-label={noteTexts('close')} onClick={onClose}>
            <Icon name="x" />
          </ActionIcon>
        )}
      </div>
      {recorder}
      <PhraseTextarea
        label={t('transcript')}
        placeholder={t('pasteHere')}
        // measuring two hours of talk at each key would take seconds
        autosize={false}
        rows={12}
        resize="vertical"
        value={kept.text}
        onChange={(text) => {
          kept.change(text);
          forgetFailure();
        }}
      />
      <p className={classes.kept} data-empty={kept.text === '' || undefined}>
        {t('keptOnDevice')}
        <Button variant="subtle" color="gray" size="compact-sm" onClick={kept.clear}>
          {t('discardText')}
        </Button>
      </p>
      <details className={classes.extra} open={extra.restored || undefined}>
        <summary>{t('addExtraContext')}</summary>
        <ExtraContextField value={extra.text} onChange={extra.change} onEnter={() => mayGenerate && void generate()} />
      </details>
      <FileDrop
        already={uploads.length}
        onAdd={(groups) => {
          queue.add(groups);
          forgetFailure();
        }}
      />
      <UnfinishedUploads noteId={note.id} chosen={uploads.flatMap(({ files }) => files)} />
      <UploadList
        uploads={uploads}
        onStop={queue.stop}
        onRemove={queue.remove}
        onRetry={(id) => void retryUpload(id)}
      />
      {failure !== null && (
        <p className={classes.failure} role="alert">
          <Icon name="alert-triangle" size={16} />
          {failure}
        </p>
      )}
      <EnglishOnly />
      <div className={classes.actions}>
        <div className={classes.picker}>
          <TemplatePicker value={wanted} onChange={setWanted} disabled={busy} />
        </div>
        <PricedButton
          price={price}
          leftSection={<Icon name="sparkles" size={16} />}
          loading={busy}
          onClick={() => void generate()}
          {...needsServer}
        >
          {writing('generate')}
        </PricedButton>
        <span className={classes.keys}>
          <Keys of="mod+Enter" />
        </span>
        <div className={classes.others}>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<Icon name="pencil" size={16} />}
            disabled={busy}
            onClick={() => void typeNote()}
            {...needsServer}
          >
            {t('typeNote')}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<Icon name="sparkles" size={16} />}
            disabled={busy}
            onClick={() => void openSynthetic()}
            {...needsServer}
          >
            {t('makeSynthetic')}
          </Button>
        </div>
        <TooFewCredits price={price} />
      </div>
      {synthetic && (
        <Suspense fallback={null}>
          <SyntheticDialog
            noteId={note.id}
            templateId={synthetic.templateId}
            onMade={(entry) => {
              closeSynthetic();
              takeMade(entry);
            }}
            onClose={closeSynthetic}
          />
        </Suspense>
      )}
    </section>
  );
}
