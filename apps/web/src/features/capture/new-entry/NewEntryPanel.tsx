import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Tabs } from '@mantine/core';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useShortcut } from '../../../lib/shortcuts/shortcuts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { priceOfAll, usePrices } from '../../credits/public.ts';
import { useChartModel } from '../../scribe/public.ts';
import { SyntheticDialog } from '../../templates/public.ts';
import { RecorderCard } from '../recordings/RecorderCard.tsx';
import { useOwnRecorderState } from '../recordings/recordings-context.ts';
import { StartRecording } from '../recordings/StartRecording.tsx';
import { type CaptureTab, CaptureTabs, captureTabs } from './CaptureTabs.tsx';
import { creditsOfAll } from './credits-of-all.ts';
import { EntryFooter } from './EntryFooter.tsx';
import { ExtraContextPart } from './ExtraContextPart.tsx';
import { FileDrop } from './FileDrop.tsx';
import { FilesInput } from './FilesInput.tsx';
import classes from './NewEntryPanel.module.css';
import { t } from './new-entry.texts.ts';
import { PasteTranscript } from './PasteTranscript.tsx';
import { UnfinishedUploads } from './UnfinishedUploads.tsx';
import { UploadList } from './UploadList.tsx';
import { isToSend } from '../upload/upload-queue.ts';
import { useFileChoice } from './use-file-choice.ts';
import { useNewEntry } from './use-new-entry.ts';
import { useUnfinishedUploads } from './use-unfinished-uploads.ts';

type Props = {
  note: Note;
  /** All was sent; the id of the newest entry, if the server named one. */
  onDone: (entryId: string | null) => void;
  /** The patient declined to be recorded: the panel stays, for the visit to be typed. */
  onType?: () => void;
  onClose?: (() => void) | undefined;
};

/** A visit comes in here: recorded, as text or as files. While it is recorded, the recorder has the whole panel. */
export function NewEntryPanel({ note, onDone, onType, onClose }: Props) {
  const entry = useNewEntry(note, onDone);
  const { kept, extra, queue, busy, failure, generate, typeNote, takeMade, forgetFailure } = entry;
  const uploads = useSyncExternalStore(queue.store.subscribe, queue.store.get);
  const [chosen, setTab] = useState<CaptureTab | null>(null);
  const tab = chosen ?? (kept.restored ? 'paste' : 'record');
  const [synthetic, setSynthetic] = useState<{ templateId: string | null } | null>(null);
  const files = useFileChoice(uploads.length, (groups) => {
    queue.add(groups);
    forgetFailure();
  });
  const takeFiles = (list: FileList | null) => {
    setTab('upload');
    files.take(list);
  };
  const left = useUnfinishedUploads(
    note.id,
    uploads.flatMap((upload) => upload.files),
  );
  const needsServer = useNeedsServer();
  const model = useChartModel(note.id);
  const prices = usePrices();
  const ready = kept.text.trim() !== '' || uploads.some(isToSend);
  const price = prices ? priceOfAll(creditsOfAll(kept.text, uploads, prices.of('note', model)), prices.balance) : null;
  const mayGenerate = ready && !needsServer.disabled && !price?.tooFew;
  const recorder = useOwnRecorderState(note.id);
  const recording = recorder !== null;
  const generateIfMay = () => {
    if (!mayGenerate) return;
    // how far each file is stands there
    if (uploads.length > 0) setTab('upload');
    void generate();
  };
  useShortcut('mod+Enter', t('keyGenerate'), generateIfMay, { enabled: mayGenerate && !recording });
  const typeInstead = () => {
    setTab('paste');
    onType?.();
  };
  const mayNotMake = busy || needsServer.disabled === true;
  const upToSend = uploads.filter(isToSend).length + left.length;

  return (
    <section
      className={classes.panel}
      data-recording={(recorder !== null && 'recordedMs' in recorder) || undefined}
      aria-labelledby="new-entry-title"
      onDragEnter={(event) => event.dataTransfer.types.includes('Files') && setTab('upload')}
    >
      <h2 id="new-entry-title" className={classes.title}>
        {t('newEntry')}
      </h2>
      {recording ? (
        <RecorderCard note={note} onType={typeInstead} />
      ) : (
        <Tabs
          className={classes.tabs}
          value={tab}
          onChange={(value) => setTab(captureTabs.find((each) => each === value) ?? 'record')}
          keepMounted={false}
        >
          <CaptureTabs
            marks={upToSend > 0 ? { upload: String(upToSend) } : {}}
            onType={() => void typeNote()}
            typeDisabled={mayNotMake}
            onSample={() => void entry.resolveTemplate().then((templateId) => setSynthetic({ templateId }))}
            sampleDisabled={mayNotMake}
            onClose={onClose}
          />
          <Tabs.Panel value="record" className={classes.body}>
            <StartRecording note={note} />
          </Tabs.Panel>
          <Tabs.Panel value="paste" className={classes.body}>
            <PasteTranscript
              text={kept.text}
              onChange={(text) => {
                kept.change(text);
                forgetFailure();
              }}
              onClear={kept.clear}
            />
            <ExtraContextPart extra={extra} onEnter={generateIfMay} />
          </Tabs.Panel>
          <Tabs.Panel value="upload" className={classes.body}>
            <FileDrop refused={files.refused} onFiles={takeFiles} onChoose={files.choose} />
            <UnfinishedUploads left={left} />
            <UploadList
              uploads={uploads}
              onStop={queue.stop}
              onRemove={queue.remove}
              onRetry={(id) => void entry.retryUpload(id)}
            />
            {uploads.length > 0 && <ExtraContextPart extra={extra} onEnter={generateIfMay} />}
          </Tabs.Panel>
          <FilesInput input={files.input} onFiles={takeFiles} />
          {failure !== null && (
            <p className={classes.failure} role="alert">
              <Icon name="alert-triangle" size={16} />
              {failure}
            </p>
          )}
          <EntryFooter
            noteId={note.id}
            template={entry.wanted}
            onTemplate={entry.setWanted}
            busy={busy}
            ready={ready}
            price={price}
            onGenerate={generateIfMay}
          />
        </Tabs>
      )}
      {synthetic && (
        <Suspense fallback={null}>
          <SyntheticDialog
            noteId={note.id}
            templateId={synthetic.templateId}
            onMade={(made) => {
              setSynthetic(null);
              takeMade(made);
            }}
            onClose={() => setSynthetic(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
