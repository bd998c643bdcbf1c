import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { TranscriptVersion } from '@clinical/contract/transcripts/versions.schemas';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/toast.ts';
import { flushDraft } from '../editor/open-savers.ts';
import { useRestoreVersion } from '../transcripts.api.ts';
import { BuiltFrom } from './BuiltFrom.tsx';
import { t } from '../transcripts.texts.ts';
import { DiffText } from './DiffText.tsx';
import classes from './HistoryDrawer.module.css';

type Props = {
  entry: Transcript;
  version: TranscriptVersion;
  /** What it is compared with; null for the first. */
  before: TranscriptVersion | null;
  isNow: boolean;
  /** The newest version that the list shows. */
  newest: number;
  /** Where another one to compare with is picked. */
  compare: ReactNode;
};

/** One version against another, word by word, and the way back to it. */
export function VersionChanges({ entry, version, before, isNow, newest, compare }: Props) {
  const restore = useRestoreVersion(entry);
  const bringBack = async () => {
    // what is typed here becomes a version of its own; it is shown on top before anything replaces it
    await flushDraft(entry.id);
    restore.mutate(
      { version: version.version, newest },
      {
        onSuccess: () => toast.success(t('restored')),
        onError: (error) => toast.error(messageOf(error), { title: t('notRestored') }),
      },
    );
  };
  return (
    <div className={classes.changes}>
      <div className={classes.changesHead}>
        <h3 className={classes.about}>{aboutOf(version, before)}</h3>
        {!isNow && entry.abilities.edit && (
          <Button
            variant="default"
            leftSection={<Icon name="rotate" size={16} />}
            loading={restore.isPending}
            onClick={() => void bringBack()}
          >
            {t('restore')}
          </Button>
        )}
      </div>
      {compare}
      {version.extraContext !== '' && (
        <details className={classes.context}>
          <summary>{t('given')}</summary>
          <p>{version.extraContext}</p>
        </details>
      )}
      <BuiltFrom sources={version.builtFrom} />
      <DiffText before={before?.sections ?? null} after={version.sections} />
    </div>
  );
}

function aboutOf(version: TranscriptVersion, before: TranscriptVersion | null): string {
  if (before === null) return t('firstVersion');
  const name = before.name || t('version', { n: before.version });
  return t(before.version > version.version ? 'differencesTo' : 'changesFrom', { name });
}
