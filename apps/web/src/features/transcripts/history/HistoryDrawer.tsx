import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Drawer, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Delayed } from '../../../ui/Delayed.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { historyQuery } from '../transcripts.api.ts';
import { t } from '../transcripts.texts.ts';
import classes from './HistoryDrawer.module.css';
import list from '../../../ui/version-list.module.css';
import { VersionChanges } from './VersionChanges.tsx';

/** All versions of a note, newest first; the chosen one shows what it changed, or how it differs from any other. */
export function HistoryDrawer({ entry, onClose }: { entry: Transcript; onClose: () => void }) {
  useFocusBack();
  const history = useQuery(historyQuery(entry));
  const [chosen, setChosen] = useState<number | null>(null);
  const versions = history.data ?? [];
  const current = chosen ?? versions[0]?.version;
  const at = versions.findIndex(({ version }) => version === current);
  const shown = versions[at];
  const [against, setAgainst] = useState<number | null>(null);
  const before = versions.find(({ version }) => version === against && version !== current) ?? versions[at + 1] ?? null;

  return (
    <Drawer opened onClose={onClose} size="xl" title={t('historyOf')} closeButtonProps={{ 'aria-label': t('close') }}>
      {history.isPending && (
        <Delayed>
          <SkeletonText />
        </Delayed>
      )}
      {history.isError && (
        <ErrorState error={history.error} title={t('couldNotLoadHistory')} onRetry={() => void history.refetch()} />
      )}
      {history.isSuccess && versions.length === 0 && <p>{t('noHistory')}</p>}
      {shown && (
        <div className={list.panes}>
          <ol className={list.versions}>
            {versions.map((version, place) => (
              <li key={version.version}>
                <button
                  type="button"
                  className={list.version}
                  aria-current={version.version === current ? 'true' : undefined}
                  onClick={() => {
                    setChosen(version.version);
                    setAgainst(null);
                  }}
                >
                  <span className={list.name}>
                    {version.name || t('version', { n: version.version })}
                    {place === 0 && <StatusBadge tone="ok">{t('now')}</StatusBadge>}
                  </span>
                  <span className={classes.by}>
                    {t('byAuthor', { author: version.author, time: formatDateTime(version.createdAt) })}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          <VersionChanges
            key={shown.version}
            entry={entry}
            version={shown}
            before={before}
            isNow={at === 0}
            newest={versions[0]?.version ?? shown.version}
            compare={
              versions.length > 2 && (
                <NativeSelect
                  label={t('comparedWith')}
                  value={before?.version}
                  onChange={(event) => setAgainst(Number(event.currentTarget.value))}
                  data={versions
                    .filter(({ version }) => version !== shown.version)
                    .map(({ version, name, createdAt }) => ({
                      value: String(version),
                      label: `${name || t('version', { n: version })}, ${formatDateTime(createdAt)}`,
                    }))}
                />
              )
            }
          />
        </div>
      )}
    </Drawer>
  );
}
