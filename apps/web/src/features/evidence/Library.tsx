import type { LibraryImport, LibrarySource } from '@clinical/contract/evidence/evidence.schemas';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { LevelBadge } from './LevelBadge.tsx';
import { StudyMark } from './StudyMark.tsx';
import { libraryQuery, useLibrary } from './evidence.api.ts';
import { t } from './evidence.texts.ts';
import classes from './Evidence.module.css';

const perPage = 50;
/** Below this it is said how little the library holds. */
const little = 1_000;

/** What the library holds, and what is added to it. */
export function Library() {
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const library = useQuery(libraryQuery({ page, ...(query.trim() ? { query: query.trim() } : {}) }));
  const [removing, setRemoving] = useState<LibrarySource | null>(null);
  if (library.isError && !library.data)
    return <ErrorState error={library.error} onRetry={() => void library.refetch()} />;
  if (!library.data)
    return (
      <Delayed>
        <SkeletonText lines={8} />
      </Delayed>
    );
  const { sources, total, counts, abilities } = library.data;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const said = [
    t('starterCount', { n: counts.starter }),
    t('abstractCount', { n: counts.abstracts }),
    t('fileCount', { n: counts.files }),
    ...(counts.retracted > 0 ? [t('retractedCount', { n: counts.retracted })] : []),
    ...(counts.superseded > 0 ? [t('supersededCount', { n: counts.superseded })] : []),
  ];
  return (
    <section className={classes.library}>
      <div className={classes.libraryHead}>
        <div>
          <p>{said.join(' · ')}</p>
          {counts.starter + counts.abstracts + counts.files < little && <p className={classes.quiet}>{t('little')}</p>}
        </div>
        {abilities.add && <AddFiles />}
      </div>
      <TextInput
        className={classes.find}
        label={t('search')}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setPage(1);
        }}
      />
      {sources.length === 0 ? <p className={classes.quiet}>{t('noSources')}</p> : null}
      <ul className={classes.list}>
        {sources.map((source) => (
          <SourceLine key={source.citation.sourceId} source={source} onRemove={() => setRemoving(source)} />
        ))}
      </ul>
      {pages > 1 && (
        <div className={classes.pager}>
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('before')}
          </Button>
          <span>{t('pageOf', { n: page, of: pages })}</span>
          <Button variant="default" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {t('more')}
          </Button>
        </div>
      )}
      <RemoveSource source={removing} onClose={() => setRemoving(null)} />
    </section>
  );
}

function SourceLine({ source, onRemove }: { source: LibrarySource; onRemove: () => void }) {
  const { citation, design, level, kind, pages, starter, abilities } = source;
  const { title, url, journal, year, pmid, pmcid, licence } = citation;
  const about = [
    t(design),
    journal,
    year,
    pmid && t('pmid', { id: pmid }),
    pmcid,
    licence,
    kind === 'file' && t('pages', { n: pages }),
    starter && t('starter'),
  ].filter(Boolean);
  return (
    <li>
      <div>
        <p className={classes.sourceTitle} data-retracted={source.status === 'retracted' || undefined}>
          {url === null ? (
            title
          ) : (
            <ExternalLink href={url} className={classes.link}>
              {title}
            </ExternalLink>
          )}
        </p>
        <p className={classes.quiet}>
          <LevelBadge level={level} words="" /> {about.join(' · ')}
        </p>
        <StudyMark study={source} />
      </div>
      {abilities.delete && (
        <ActionIcon variant="subtle" aria-label={t('deleteSource', { title })} onClick={onRemove}>
          <Icon name="trash" size={16} />
        </ActionIcon>
      )}
    </li>
  );
}

function RemoveSource({ source, onClose }: { source: LibrarySource | null; onClose: () => void }) {
  const { remove } = useLibrary();
  return (
    <ConfirmDialog
      opened={source !== null}
      title={t('deleteSourceTitle')}
      action={t('deleteSourceAction')}
      danger
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(source!.citation.sourceId, {
          onSuccess: onClose,
          onError: (error) => toast.error(messageOf(error), { title: t('deleteSourceFailed') }),
        })
      }
    >
      {t('deleteSourceText', { title: source?.citation.title ?? '' })}
    </ConfirmDialog>
  );
}

function AddFiles() {
  const input = useRef<HTMLInputElement>(null);
  const { add } = useLibrary();
  const [percent, setPercent] = useState(0);
  const needsServer = useNeedsServer();
  const send = (files: readonly File[]) => {
    if (files.length === 0) return;
    setPercent(0);
    add.mutate({ files, onProgress: setPercent });
  };
  const label = add.isPending ? (percent < 100 ? t('adding', { percent }) : t('reading')) : t('add');
  return (
    <div className={classes.add}>
      <Button
        leftSection={<Icon name="upload" size={16} />}
        disabled={add.isPending}
        onClick={() => input.current?.click()}
        {...needsServer}
      >
        {label}
      </Button>
      <p className={classes.quiet}>{t('addTypes')}</p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('add')}
        accept=".xml,.gz,.nbib,.txt,.ris,.pdf"
        onChange={(event) => {
          send([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <div role="status">
        {add.data?.map((one) => (
          <p key={one.fileName}>{t('imported', { file: one.fileName, parts: partsOf(one) })}</p>
        ))}
      </div>
      {add.error && (
        <p role="alert" className={classes.failure}>
          {t('notAdded')} {messageOf(add.error)}
        </p>
      )}
    </div>
  );
}

const partsOf = ({ added, updated, unchanged, marked, removed, skipped }: LibraryImport): string =>
  [
    added > 0 && t('importedAdded', { n: added }),
    updated > 0 && t('importedUpdated', { n: updated }),
    unchanged > 0 && t('importedUnchanged', { n: unchanged }),
    marked > 0 && t('importedMarked', { n: marked }),
    removed > 0 && t('importedRemoved', { n: removed }),
    skipped > 0 && t('importedSkipped', { n: skipped }),
  ]
    .filter(Boolean)
    .join(', ') || t('importedNothing');
