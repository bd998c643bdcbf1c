import type { ReceivedFax } from '@clinical/contract/fax/received.schemas';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatSince } from '../../lib/format.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { workspaceUsersQuery } from '../teams/public.ts';
import { callerName } from './caller-name.ts';
import type { FaxTab } from './fax-address.ts';
import { labelNames } from './fax-state.ts';
import { contactsQuery, receivedQuery, useReceived } from './fax.api.ts';
import { t } from './fax.texts.ts';
import { Filing } from './Filing.tsx';
import { openFax } from './open-fax.ts';
import { ReadFields } from './ReadFields.tsx';
import classes from './Review.module.css';
import { ReviewSheets } from './ReviewSheets.tsx';

type Props = { id: string; tab: FaxTab | undefined };

/** A fax that came in: its pages, what was read on them, and where it belongs. */
export function ReviewPage({ id, tab = 'inbox' }: Props) {
  const fax = useQuery(receivedQuery(id));
  if (fax.isError && !fax.data) {
    return <ErrorState error={fax.error} title={t('faxMissing')} onRetry={() => void fax.refetch()} />;
  }
  if (!fax.data) {
    return (
      <Delayed>
        <SkeletonRows />
      </Delayed>
    );
  }
  return <Review fax={fax.data} tab={tab} />;
}

function Review({ fax, tab }: { fax: ReceivedFax; tab: FaxTab }) {
  const [shown, setShown] = useState<number | null>(null);
  const [borders, setBorders] = useState<ReadonlySet<number> | null>(null);
  const after = borders ?? new Set(fax.borders.map((border) => border.after));
  const isOpen = fax.abilities.file && fax.filed === null && !fax.spam;
  return (
    <>
      <ReviewHeader fax={fax} tab={tab} />
      <div className={classes.desk}>
        <ReviewSheets
          fax={fax}
          shown={shown}
          onShow={setShown}
          after={after}
          onAfter={isOpen ? (next) => setBorders(next) : null}
        />
        <aside className={classes.side}>
          <Filing fax={fax} after={[...after].toSorted((a, b) => a - b)} tab={tab} />
          <ReadFields fax={fax} shown={shown} onShow={setShown} />
        </aside>
      </div>
    </>
  );
}

function ReviewHeader({ fax, tab }: { fax: ReceivedFax; tab: FaxTab }) {
  const { id, from, pages, createdAt, label, owner, spam, filed, fields, abilities } = fax;
  const { change } = useReceived(id);
  const people = useQuery(workspaceUsersQuery).data ?? [];
  const needsServer = useNeedsServer();
  const sender = fields.find(({ kind }) => kind === 'sender')?.text;
  const save = (body: Parameters<typeof change.mutate>[0]) =>
    change.mutate(body, { onError: (error) => toast.error(messageOf(error), { title: t('notChangedFax') }) });
  const { data: contacts = [] } = useQuery(contactsQuery);
  const number = from || t('hidden');
  const title = callerName(contacts, from) ?? sender ?? number;
  return (
    <>
      <PageHeader
        title={title}
        description={[...(title === number ? [] : [number]), t('pageCount', { n: pages }), formatSince(createdAt)].join(
          ' · ',
        )}
        actions={
          <>
            <Button
              variant="subtle"
              color="gray"
              renderRoot={(props) => <Link {...props} to="/fax" search={{ tab }} />}
            >
              {t('toList')}
            </Button>
            <Button variant="default" onClick={() => openFax(id)}>
              {t('openFile')}
            </Button>
            {abilities.file && filed === null && (
              <Button variant="default" onClick={() => save({ spam: !spam })} {...needsServer}>
                {t(spam ? 'restore' : 'markSpam')}
              </Button>
            )}
          </>
        }
      />
      <div className={classes.facts}>
        <NativeSelect
          label={t('kind')}
          value={label ?? ''}
          data={[
            ...(label === null ? [{ value: '', label: t('kindUnknown') }] : []),
            ...Object.entries(labelNames).map(([value, name]) => ({ value, label: name })),
          ]}
          onChange={(event) => save({ label: event.currentTarget.value as keyof typeof labelNames })}
          disabled={!abilities.file}
        />
        <NativeSelect
          label={t('owner')}
          value={owner?.id ?? ''}
          data={[
            { value: '', label: t('nobody') },
            ...people.map((person) => ({ value: person.id, label: person.name || person.email })),
          ]}
          onChange={(event) => save({ ownerId: event.currentTarget.value || null })}
          disabled={!abilities.file}
        />
      </div>
    </>
  );
}
