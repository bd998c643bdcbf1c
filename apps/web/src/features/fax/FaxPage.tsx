import type { FaxLine } from '@clinical/contract/fax/fax.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import tabs from '../../ui/tab-links.module.css';
import { ContactsTab } from './ContactsTab.tsx';
import classes from './Fax.module.css';
import { anyChart, type FaxAddress, type FaxTab, faxTabs } from './fax-address.ts';
import { lineQuery } from './fax.api.ts';
import { t } from './fax.texts.ts';
import { ReceivedList } from './ReceivedList.tsx';
import { SentList } from './SentList.tsx';

const SendFaxDialog = lazy(
  laterPart(() => import('./SendFaxDialog.tsx').then((module) => ({ default: module.SendFaxDialog }))),
);

const ReviewPage = lazy(laterPart(() => import('./ReviewPage.tsx').then((module) => ({ default: module.ReviewPage }))));

/** What came in, what was sent, and to whom; or one that came in. */
export function FaxPage({ id, ...address }: FaxAddress) {
  if (id === undefined) return <Lists {...address} />;
  return (
    <Suspense fallback={null}>
      <ReviewPage key={id} id={id} tab={address.tab} />
    </Suspense>
  );
}

function Lists({ tab = 'inbox', send }: FaxAddress) {
  const navigate = useNavigate();
  const { data: line, isPending } = useQuery(lineQuery);
  const needsServer = useNeedsServer();
  const open = (address: FaxAddress) => void navigate({ to: '/fax', search: address });
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Button
            leftSection={<Icon name="plus" size={16} />}
            onClick={() => open({ tab, send: anyChart })}
            {...needsServer}
          >
            {t('newFax')}
          </Button>
        }
      />
      {isPending ? (
        <Delayed>
          <SkeletonRows table />
        </Delayed>
      ) : (
        <Opened tab={tab} line={line} />
      )}
      <Suspense fallback={null}>
        {send !== undefined && <SendFaxDialog noteId={send === anyChart ? null : send} onClose={() => open({ tab })} />}
      </Suspense>
    </>
  );
}

/** Once the line is known: its words would push down what is being read. */
function Opened({ tab, line }: { tab: FaxTab; line: FaxLine | undefined }) {
  return (
    <>
      {line && (
        <p className={classes.lead}>
          {line.number !== null && <span>{t('ownNumber', { number: line.number })}</span>}
          {line.number === null && line.reaches === 'everyone' && <span>{t('noNumber')}</span>}
          {line.reaches === 'installation' && <span>{t('localLine')}</span>}
        </p>
      )}
      <nav className={tabs.tabs} aria-label={t('title')}>
        {faxTabs.map((each) => (
          <Link
            key={each}
            to="/fax"
            search={{ tab: each }}
            className={tabs.tab}
            data-end={each === 'spam' || undefined}
            aria-current={each === tab ? 'page' : undefined}
          >
            {t(each)}
          </Link>
        ))}
      </nav>
      <Shown tab={tab} number={line?.number ?? ''} />
    </>
  );
}

const states = { inbox: 'all', pending: 'pending', spam: 'spam' } as const;

function Shown({ tab, number }: { tab: FaxTab; number: string }) {
  if (tab === 'contacts') return <ContactsTab />;
  if (tab === 'sent') return <SentList />;
  return <ReceivedList key={tab} tab={tab} state={states[tab]} number={number} />;
}
