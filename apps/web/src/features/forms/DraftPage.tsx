import { blankRequired, isAsked } from '@clinical/contract/forms/forms.rules';
import type { FormDraft } from '@clinical/contract/forms/forms.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PdfPages } from '../../ui/PdfPages.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { FieldInput } from './FieldInput.tsx';
import classes from './Forms.module.css';
import { blankQuery, draftQuery, useDraft } from './forms.api.ts';
import { t } from './forms.texts.ts';
import { PaperFields } from './PaperFields.tsx';
import { useValues, type Values } from './use-values.ts';

/** A form that is being filled in for a patient: its fields beside its pages, each value kept as it is entered. */
export function DraftPage({ id }: { id: string }) {
  const draft = useQuery(draftQuery(id));
  if (draft.isError && !draft.data) {
    return <ErrorState error={draft.error} title={t('draftMissing')} onRetry={() => void draft.refetch()} />;
  }
  if (!draft.data) {
    return (
      <Delayed>
        <SkeletonRows />
      </Delayed>
    );
  }
  return <Draft draft={draft.data} />;
}

function Draft({ draft }: { draft: FormDraft }) {
  const values = useValues(draft);
  const blank = useQuery(blankQuery(draft.formId));
  const list = useRef<HTMLDivElement>(null);
  const disabled = !draft.abilities.edit;
  const entered = Object.fromEntries(draft.fields.map(({ id }) => [id, { value: values.of(id) }]));
  const asked = draft.fields.filter((field) => isAsked(field, draft.fields, entered));
  const missing = blankRequired(draft.fields, entered);
  const focusField = (id: string) => {
    const field = list.current?.querySelector<HTMLElement>(`#field-${id}`);
    field?.scrollIntoView({ block: 'center' });
    field?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  return (
    <>
      <PageHeader
        title={draft.formTitle}
        description={<Lead draft={draft} values={values} />}
        actions={<DraftActions draft={draft} values={values} missing={missing.length} />}
      />
      {missing.length > 0 && !disabled && (
        <p className={classes.notice}>
          {t('requiredBlank', { n: missing.length })}
          <Button size="compact-sm" variant="default" onClick={() => focusField(missing[0]!.id)}>
            {t('nextRequired')}
          </Button>
        </p>
      )}
      <div className={classes.desk}>
        <div ref={list} className={classes.list} role="group" aria-label={t('fieldList')}>
          {asked.map((field) => (
            <FieldInput
              key={field.id}
              field={field}
              stored={draft.values[field.id]}
              proposals={draft.proposals[field.id] ?? []}
              values={values}
              disabled={disabled}
            />
          ))}
        </div>
        <PdfPages label={t('pagesShown')} blob={blank.data} pages={draft.pages}>
          {(page) => (
            <PaperFields page={page} size={draft.pages[page - 1]!} fields={asked} values={values} disabled={disabled} />
          )}
        </PdfPages>
      </div>
    </>
  );
}

const states = { saved: 'saved', saving: 'saving', failed: 'notSaved' } as const;

function Lead({ draft, values }: { draft: FormDraft; values: Values }) {
  const proposed = Object.values(draft.values).filter(({ changedBy, value }) => changedBy === null && value !== '');
  const parts = [
    t('draftFor', { patient: draft.patient }),
    ...(draft.transcriptId !== null ? [t('filledState')] : [t(states[values.state])]),
    ...(draft.transcriptId === null && proposed.length > 0 ? [t('proposedCount', { n: proposed.length })] : []),
  ];
  return (
    <span role="status" data-failed={values.state === 'failed' || undefined}>
      {parts.join(' · ')}
    </span>
  );
}

type ActionsProps = { draft: FormDraft; values: Values; missing: number };

function DraftActions({ draft, values, missing }: ActionsProps) {
  const navigate = useNavigate();
  const { fill, remove } = useDraft(draft.id);
  const needsServer = useNeedsServer();
  const [asked, setAsked] = useState(false);
  const [filling, setFilling] = useState(false);
  const { formId, formTitle, patient, noteId, transcriptId } = draft;
  const fillNow = async () => {
    setFilling(true);
    try {
      if (!(await values.flush())) return;
      const blob = await fill.mutateAsync({ formId, incomplete: missing > 0 });
      saveBlob(blob, `${formTitle} ${patient}.pdf`);
      if (transcriptId === null) toast.success(t('filledNote'));
    } catch (error) {
      toast.error(messageOf(error), { title: t('notFilled') });
    } finally {
      setFilling(false);
    }
  };
  return (
    <>
      <Button variant="subtle" color="gray" renderRoot={(props) => <Link {...props} to="/ai-forms" search={{}} />}>
        {t('back')}
      </Button>
      {transcriptId !== null ? (
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/chat" search={{ id: noteId }} />}>
          {t('openChart')}
        </Button>
      ) : (
        draft.abilities.edit && (
          <Button variant="default" onClick={() => setAsked(true)}>
            {t('deleteDraft')}
          </Button>
        )
      )}
      {(transcriptId !== null || draft.abilities.edit) && (
        <Button
          leftSection={<Icon name="download" size={16} />}
          loading={filling}
          onClick={() => void fillNow()}
          {...needsServer}
        >
          {transcriptId !== null ? t('downloadFilled') : missing > 0 ? t('fillBlank', { n: missing }) : t('fill')}
        </Button>
      )}
      <ConfirmDialog
        opened={asked}
        title={t('deleteDraftTitle', { patient })}
        action={t('deleteDraft')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => void navigate({ to: '/ai-forms', search: {} }) })}
        onClose={() => setAsked(false)}
      >
        {t('deleteDraftText')}
      </ConfirmDialog>
    </>
  );
}
