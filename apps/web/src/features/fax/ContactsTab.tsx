import type { FaxContact } from '@clinical/contract/fax/fax.schemas';
import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { laterPart } from '../../lib/parts.ts';
import { Cell, DataTable, HeadCell, Row } from '../../ui/DataTable.tsx';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './Fax.module.css';
import { contactsQuery, lineQuery, useLine } from './fax.api.ts';
import { t } from './fax.texts.ts';

const ContactDialog = lazy(
  laterPart(() => import('./ContactDialog.tsx').then((module) => ({ default: module.ContactDialog }))),
);

const ImportDialog = lazy(
  laterPart(() => import('./ImportDialog.tsx').then((module) => ({ default: module.ImportDialog }))),
);

/** Whom the workspace sends faxes to, and its rules. */
export function ContactsTab() {
  const list = useQuery(contactsQuery);
  const [isImporting, setImporting] = useState(false);
  const [edited, setEdited] = useState<FaxContact | 'new' | null>(null);
  const needsServer = useNeedsServer();
  if (list.isError && !list.data) {
    return <ErrorState error={list.error} title={t('notLoaded')} onRetry={() => void list.refetch()} />;
  }
  if (!list.data) {
    return (
      <Delayed>
        <SkeletonRows table />
      </Delayed>
    );
  }
  return (
    <>
      <div className={classes.lead}>
        <Button
          variant="default"
          leftSection={<Icon name="plus" size={16} />}
          onClick={() => setEdited('new')}
          {...needsServer}
        >
          {t('addContact')}
        </Button>
        <Button variant="default" leftSection={<Icon name="upload" size={16} />} onClick={() => setImporting(true)}>
          {t('importContacts')}
        </Button>
        <Rules />
      </div>
      {list.data.length === 0 ? (
        <EmptyState drawing="note" title={t('contactsEmpty')}>
          {t('contactsEmptyText')}
        </EmptyState>
      ) : (
        <DataTable label={t('contacts')}>
          <thead>
            <tr>
              <HeadCell>{t('name')}</HeadCell>
              <HeadCell width={190}>{t('number')}</HeadCell>
              <HeadCell minor width="22%">
                {t('specialty')}
              </HeadCell>
              <HeadCell align="right" width={100}>
                {t('actions')}
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {list.data.map((contact) => (
              <Row key={contact.id}>
                <Cell>
                  <span className={classes.cell}>
                    <span className={classes.tools}>
                      <span className={classes.name}>{contact.name}</span>
                      {contact.preferred && (
                        <StatusBadge tone="accent" icon="star">
                          {t('preferredShort')}
                        </StatusBadge>
                      )}
                    </span>
                    <span className={classes.quiet}>{contact.organisation}</span>
                  </span>
                </Cell>
                <Cell>{contact.number}</Cell>
                <Cell minor>{contact.specialty}</Cell>
                <Cell align="right">
                  {contact.abilities.edit && (
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={t('editNamed', { name: contact.name })}
                      onClick={() => setEdited(contact)}
                    >
                      {t('edit')}
                    </Button>
                  )}
                </Cell>
              </Row>
            ))}
          </tbody>
        </DataTable>
      )}
      <Suspense fallback={null}>
        {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
        {edited && <ContactDialog contact={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </>
  );
}

function Rules() {
  const { data: line } = useQuery(lineQuery);
  const change = useLine();
  const needsServer = useNeedsServer();
  if (!line?.abilities.edit) return null;
  const { unsignedAllowed, contactsOnly } = line;
  const set = (rule: Partial<typeof line>) =>
    change.mutate(
      { unsignedAllowed, contactsOnly, ...rule },
      { onError: (error) => toast.error(messageOf(error), { title: t('rulesNotSaved') }) },
    );
  return (
    <>
      <Switch
        label={t('unsignedRule')}
        checked={unsignedAllowed}
        onChange={(event) => set({ unsignedAllowed: event.currentTarget.checked })}
        {...needsServer}
      />
      <Switch
        label={t('contactsRule')}
        checked={contactsOnly}
        onChange={(event) => set({ contactsOnly: event.currentTarget.checked })}
        {...needsServer}
      />
    </>
  );
}
