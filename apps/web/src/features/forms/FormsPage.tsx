import type { Form } from '@clinical/contract/forms/forms.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDate, formatNumber, formatSince } from '../../lib/format.ts';
import { laterPart } from '../../lib/parts.ts';
import { Cell, DataTable, HeadCell, Row } from '../../ui/DataTable.tsx';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { FormMenu } from './FormMenu.tsx';
import classes from './Forms.module.css';
import { draftsQuery, formsQuery, useForms } from './forms.api.ts';
import { t } from './forms.texts.ts';

const UseFormDialog = lazy(
  laterPart(() => import('./UseFormDialog.tsx').then((module) => ({ default: module.UseFormDialog }))),
);

/** Blank forms of the workspace, and those that the reader is filling in. */
export function FormsPage() {
  const list = useQuery(formsQuery);
  const [using, setUsing] = useState<Form | null>(null);
  const upload = <UploadButton />;
  return (
    <>
      <PageHeader title={t('title')} actions={upload} />
      <Drafts />
      {list.isPending && (
        <Delayed>
          <SkeletonRows table />
        </Delayed>
      )}
      {list.isError && !list.data && (
        <ErrorState error={list.error} title={t('notLoaded')} onRetry={() => void list.refetch()} />
      )}
      {list.data?.length === 0 && (
        <EmptyState drawing="note" title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      )}
      {list.data && list.data.length > 0 && <FormsTable forms={list.data} onUse={setUsing} />}
      <Suspense fallback={null}>{using && <UseFormDialog form={using} onClose={() => setUsing(null)} />}</Suspense>
    </>
  );
}

function FormsTable({ forms, onUse }: { forms: readonly Form[]; onUse: (form: Form) => void }) {
  return (
    <DataTable label={t('forms')}>
      <thead>
        <tr>
          <HeadCell>{t('form')}</HeadCell>
          <HeadCell minor align="right" width={90}>
            {t('fields')}
          </HeadCell>
          <HeadCell minor align="right" width={90}>
            {t('pages')}
          </HeadCell>
          <HeadCell minor width="22%">
            {t('addedBy')}
          </HeadCell>
          <HeadCell minor width={130}>
            {t('added')}
          </HeadCell>
          <HeadCell width={150} align="right">
            {t('actions')}
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {forms.map((form) => (
          <Row key={form.id}>
            <Cell>
              <span className={classes.name}>{form.title}</span>
            </Cell>
            <Cell minor align="right">
              {formatNumber(form.fields)}
            </Cell>
            <Cell minor align="right">
              {formatNumber(form.pages)}
            </Cell>
            <Cell minor>{form.createdBy}</Cell>
            <Cell minor>{formatDate(form.createdAt)}</Cell>
            <Cell align="right">
              <span className={classes.tools}>
                {form.fields === 0 && form.abilities.edit ? (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t('findNamed', { name: form.title })}
                    renderRoot={(props) => <Link {...props} to="/ai-forms" search={{ form: form.id }} />}
                  >
                    {t('find')}
                  </Button>
                ) : (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t('useNamed', { name: form.title })}
                    onClick={() => onUse(form)}
                  >
                    {t('use')}
                  </Button>
                )}
                <FormMenu form={form} />
              </span>
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  );
}

function Drafts() {
  const { data = [] } = useQuery(draftsQuery);
  if (data.length === 0) return null;
  return (
    <section className={classes.drafts}>
      <h2 className={classes.heading}>{t('inProgress')}</h2>
      <ul className={classes.lines}>
        {data.map(({ id, formTitle, patient, entered, fields, updatedAt }) => (
          <li key={id} className={classes.line}>
            <Link to="/ai-forms" search={{ draft: id }} className={classes.link}>
              {formTitle}
            </Link>
            <span className={classes.quiet}>
              {t('inProgressLine', { patient, n: entered, of: fields, when: formatSince(updatedAt) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function UploadButton() {
  const input = useRef<HTMLInputElement>(null);
  const { add } = useForms();
  const [percent, setPercent] = useState(0);
  const needsServer = useNeedsServer();
  const send = (file: File | undefined) => {
    if (!file) return;
    setPercent(0);
    add.mutate(
      { file, onProgress: setPercent },
      { onError: (error) => toast.error(messageOf(error), { title: t('notUploaded') }) },
    );
  };
  const label = add.isPending ? (percent < 100 ? t('uploading', { percent }) : t('reading')) : t('upload');
  return (
    <>
      <Button
        leftSection={<Icon name="upload" size={16} />}
        disabled={add.isPending}
        onClick={() => input.current?.click()}
        {...needsServer}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        aria-label={t('upload')}
        onChange={(event) => {
          send(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
