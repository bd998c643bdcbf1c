import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { ActionIcon, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { formatTime } from '../../lib/format.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { Icon } from '../../ui/Icon.tsx';
import { refusedWhileViewing, useNeedsServer } from '../../ui/needs-server.ts';
import { OpenedMenu } from '../../ui/OpenedMenu.tsx';
import { toast } from '../../ui/toast.ts';
import { taskTexts, VisitTasks } from '../../features/clinical-tasks/public.ts';
import { downloadFhir, hasEhrQuery } from '../../features/ehr/ehr.api.ts';
import { t as ehrTexts } from '../../features/ehr/ehr.texts.ts';
import { useCopyNote } from '../../features/exports/use-copy-note.ts';
import { t as exportTexts } from '../../features/exports/exports.texts.ts';
import { useNoteExports } from '../../features/exports/use-note-exports.tsx';
import { downloadOriginal } from '../../features/transcripts/transcripts.api.ts';
import { t as noteTexts } from '../../features/transcripts/transcripts.texts.ts';
import { t } from '../chart.texts.ts';
import { t as writing } from '../../features/scribe/writing/writing.texts.ts';
import classes from './EntryCard.module.css';
import { DeleteEntryDialog } from '../../features/transcripts/bin/DeleteEntryDialog.tsx';
import { type EntryState, hasNote } from '../../features/transcripts/entry-state.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { useCopiedNote } from './use-copied-note.ts';
import { TagDialog } from '../../features/transcripts/entry/TagDialog.tsx';
import { TranscribeItem } from '../../features/capture/transcription/TranscribeItem.tsx';
import { t as voiceEdit } from '../../features/scribe/voice-edit/voice-edit.texts.ts';

const HistoryDrawer = lazy(
  laterPart(() =>
    import('../../features/transcripts/history/HistoryDrawer.tsx').then((module) => ({
      default: module.HistoryDrawer,
    })),
  ),
);

const LateFactsDialog = lazy(
  laterPart(() =>
    import('../../features/scribe/late-facts/LateFactsDialog.tsx').then((module) => ({
      default: module.LateFactsDialog,
    })),
  ),
);

const SendToEhrDialog = lazy(
  laterPart(() =>
    import('../../features/ehr/SendToEhrDialog.tsx').then((module) => ({ default: module.SendToEhrDialog })),
  ),
);

const VoiceEditDialog = lazy(
  laterPart(() =>
    import('../../features/scribe/voice-edit/VoiceEditDialog.tsx').then((module) => ({
      default: module.VoiceEditDialog,
    })),
  ),
);

type Props = { entry: Transcript; state: EntryState };
type Opened = 'tasks' | 'ehr' | 'history' | 'late' | 'voice' | 'tag' | 'delete' | null;

/** Everything that can be done with an entry as a whole. The menu itself comes when it is asked for: a thread has hundreds. */
export function EntryMenu(props: Props) {
  const [needed, setNeeded] = useState(false);
  if (needed) return <EntryActions {...props} />;
  return (
    <ActionIcon
      aria-label={t('actions', { time: formatTime(props.entry.createdAt) })}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setNeeded(true)}
    >
      <Icon name="dots" />
    </ActionIcon>
  );
}

function EntryActions({ entry, state }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  const copied = useCopiedNote(entry);
  const copy = useCopyNote(entry, copied);
  const exports = useNoteExports(entry, copied);
  const needsServer = useNeedsServer();
  const refused = refusedWhileViewing();
  const hasEhr = useQuery(hasEhrQuery).data ?? false;
  const close = () => setOpened(null);
  const written = hasNote(entry);
  const download = (name: string, fileName: string) =>
    downloadOriginal(entry, name).then(
      (blob) => saveBlob(blob, fileName),
      (error: unknown) => toast.error(messageOf(error), { title: t('notDownloaded') }),
    );
  const saveFhir = () =>
    downloadFhir(entry).then(
      (blob) => saveBlob(blob, `${entry.createdAt.slice(0, 10)}.fhir.json`),
      (error: unknown) => toast.error(messageOf(error), { title: ehrTexts('fhirNotMade') }),
    );
  const icon = (name: string) => <Icon name={name} size={16} />;

  const fhirItem = (
    <Menu.Item leftSection={icon('download')} onClick={() => void saveFhir()} {...needsServer} {...refused}>
      {ehrTexts('fhir')}
    </Menu.Item>
  );

  return (
    <>
      <OpenedMenu
        width={240}
        withInitialFocusPlaceholder={false}
        target={
          <ActionIcon aria-label={t('actions', { time: formatTime(entry.createdAt) })}>
            <Icon name="dots" />
          </ActionIcon>
        }
      >
        <Menu.Dropdown>
          {written && (
            <>
              <Menu.Item leftSection={icon('copy')} onClick={() => void copy('rich')} {...refused}>
                {t('copyRich')}
              </Menu.Item>
              <Menu.Item leftSection={icon('copy')} onClick={() => void copy('plain')} {...refused}>
                {t('copyPlain')}
              </Menu.Item>
              <Menu.Item leftSection={icon('fax')} onClick={() => void exports.print()} {...refused}>
                {exportTexts('print')}
              </Menu.Item>
              <Menu.Item
                leftSection={icon('download')}
                onClick={() => void exports.download('pdf')}
                {...needsServer}
                {...refused}
              >
                {exportTexts('pdf')}
              </Menu.Item>
              <Menu.Item
                leftSection={icon('download')}
                onClick={() => void exports.download('docx')}
                {...needsServer}
                {...refused}
              >
                {exportTexts('word')}
              </Menu.Item>
              {fhirItem}
              {hasEhr && entry.kind !== 'synthetic' && (
                <Menu.Item
                  leftSection={icon('external-link')}
                  onClick={() => setOpened('ehr')}
                  {...needsServer}
                  {...refused}
                >
                  {ehrTexts('send')}
                </Menu.Item>
              )}
              <Menu.Divider />
              <Menu.Item leftSection={icon('history')} onClick={() => setOpened('history')} {...needsServer}>
                {t('history')}
              </Menu.Item>
            </>
          )}
          {!written && fhirItem}
          {entry.abilities.edit && <TranscribeItem entry={entry} />}
          {entry.abilities.edit && written && state.kind !== 'generating' && (
            <Menu.Item leftSection={icon('microphone')} onClick={() => setOpened('voice')} {...needsServer}>
              {voiceEdit('open')}
            </Menu.Item>
          )}
          {entry.abilities.edit && written && state.kind !== 'generating' && (
            <Menu.Item leftSection={icon('plus')} onClick={() => setOpened('late')} {...needsServer}>
              {writing('addLateFacts')}
            </Menu.Item>
          )}
          {entry.abilities.annotate && entry.utterances.length > 0 && (
            <Menu.Item leftSection={icon('checklist')} onClick={() => setOpened('tasks')} {...needsServer}>
              {taskTexts('tasksOfVisit')}
            </Menu.Item>
          )}
          {entry.abilities.annotate && (
            <Menu.Item leftSection={icon('pencil')} onClick={() => setOpened('tag')} {...needsServer}>
              {entry.tag === '' ? noteTexts('addTag') : t('changeTag')}
            </Menu.Item>
          )}
          {entry.assets.map((asset) => (
            <Menu.Item
              key={asset.name}
              leftSection={icon('download')}
              onClick={() => void download(asset.name, asset.fileName)}
              {...needsServer}
            >
              {t('download', { file: asset.fileName })}
            </Menu.Item>
          ))}
          {entry.abilities.delete && (
            <>
              {(written || entry.abilities.annotate || entry.assets.length > 0) && <Menu.Divider />}
              <Menu.Item
                className={classes.danger}
                leftSection={icon('trash')}
                onClick={() => setOpened('delete')}
                {...needsServer}
              >
                {noteTexts('deleteEntry')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </OpenedMenu>
      {exports.sheet}
      {opened === 'tasks' && <VisitTasks entry={entry} asked onClose={close} />}
      {opened === 'tag' && <TagDialog entry={entry} onClose={close} />}
      {opened === 'delete' && <DeleteEntryDialog entry={entry} onClose={close} />}
      {opened === 'ehr' && (
        <Suspense fallback={null}>
          <SendToEhrDialog entry={entry} onClose={close} />
        </Suspense>
      )}
      {opened === 'late' && (
        <Suspense fallback={null}>
          <LateFactsDialog entry={entry} onClose={close} />
        </Suspense>
      )}
      {opened === 'voice' && (
        <Suspense fallback={null}>
          <VoiceEditDialog entry={entry} onClose={close} />
        </Suspense>
      )}
      {opened === 'history' && (
        <Suspense fallback={null}>
          <HistoryDrawer entry={entry} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
