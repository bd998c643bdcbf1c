import type { Note } from '@clinical/contract/notes/notes.schemas';
import { ActionIcon, Button, Textarea } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useShortcut } from '../../../lib/shortcuts/shortcuts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Keys } from '../../../ui/Keys.tsx';
import { TemplatePicker } from '../../templates/public.ts';
import { t } from '../transcripts.texts.ts';
import { FileDrop } from './FileDrop.tsx';
import classes from './NewEntryPanel.module.css';
import { UploadList } from './UploadList.tsx';
import { useNewEntry } from './use-new-entry.ts';

type Props = {
  note: Note;
  /** All was sent; the id of the newest entry, if the server named one. */
  onDone: (entryId: string | null) => void;
  onClose?: () => void;
};

/** An encounter comes in here: as text, as files, or both; a template and one button make the note. */
export function NewEntryPanel({ note, onDone, onClose }: Props) {
  const { kept, wanted, setWanted, queue, busy, failure, generate, typeNote, retryUpload, forgetFailure } = useNewEntry(
    note,
    onDone,
  );
  const uploads = useSyncExternalStore(queue.store.subscribe, queue.store.get);
  useShortcut('mod+Enter', t('keyGenerate'), () => void generate());

  return (
    <section className={classes.panel} aria-labelledby="new-entry-title">
      <div className={classes.head}>
        <h2 id="new-entry-title" className={classes.title}>
          {t('newEntry')}
        </h2>
        {onClose && (
          <ActionIcon aria-label={t('close')} onClick={onClose}>
            <Icon name="x" />
          </ActionIcon>
        )}
      </div>
      <Textarea
        label={t('transcript')}
        placeholder={t('pasteHere')}
        // measuring two hours of talk at each key would take seconds
        autosize={false}
        rows={12}
        resize="vertical"
        value={kept.text}
        onChange={(event) => {
          kept.change(event.currentTarget.value);
          forgetFailure();
        }}
      />
      <p className={classes.kept} data-empty={kept.text === '' || undefined}>
        {t('keptOnDevice')}
        <Button variant="subtle" color="gray" size="compact-sm" onClick={kept.clear}>
          {t('discardText')}
        </Button>
      </p>
      <FileDrop
        already={uploads.length}
        onAdd={(groups) => {
          queue.add(groups);
          forgetFailure();
        }}
      />
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
      <div className={classes.actions}>
        <div className={classes.picker}>
          <TemplatePicker value={wanted} onChange={setWanted} disabled={busy} />
        </div>
        <Button leftSection={<Icon name="sparkles" size={16} />} loading={busy} onClick={() => void generate()}>
          {t('generate')}
        </Button>
        <span className={classes.keys}>
          <Keys of="mod+Enter" />
        </span>
        <Button
          className={classes.blank}
          variant="subtle"
          color="gray"
          leftSection={<Icon name="pencil" size={16} />}
          disabled={busy}
          onClick={() => void typeNote()}
        >
          {t('typeNote')}
        </Button>
      </div>
    </section>
  );
}
