import type { FormField } from '@clinical/contract/forms/fields.schemas';
import type { Form, FormFields } from '@clinical/contract/forms/forms.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PdfPages } from '../../ui/PdfPages.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { copyOf, drawnField, nextToCheck, withoutField } from './edited-fields.ts';
import { EditedBoxes } from './EditedBoxes.tsx';
import { FieldForm } from './FieldForm.tsx';
import { FieldList } from './FieldList.tsx';
import { FindFields, ToCheck } from './FindFields.tsx';
import classes from './Forms.module.css';
import { blankQuery, fieldsQuery, formQuery, useForms, useFoundFields } from './forms.api.ts';
import { t } from './forms.texts.ts';
import { LeaveUnsaved } from './LeaveUnsaved.tsx';
import { useEdited } from './use-edited.ts';

/** The fields of a blank form: their names and types beside its pages, on which they are moved and drawn. */
export function FieldsPage({ id }: { id: string }) {
  const form = useQuery(formQuery(id));
  const fields = useQuery({ ...fieldsQuery(id), staleTime: 'static' });
  const failed = form.error ?? fields.error;
  if (failed) {
    const retry = () => void Promise.all([form.refetch(), fields.refetch()]);
    return <ErrorState error={failed} title={t('draftMissing')} onRetry={retry} />;
  }
  if (!form.data || !fields.data) {
    return (
      <Delayed>
        <SkeletonRows />
      </Delayed>
    );
  }
  return <Fields form={form.data} saved={fields.data} />;
}

function Fields({ form, saved }: { form: Form; saved: FormFields }) {
  const blank = useQuery(blankQuery(form.id));
  const { saveFields } = useForms();
  const needsServer = useNeedsServer();
  const [kept, setKept] = useState<{ fields: readonly FormField[]; version: number }>(saved);
  const { fields, change, append, undo, canUndo } = useEdited(saved.fields);
  const finding = useFoundFields(form.id, (found) => append(found, 'found'));
  const [chosen, setChosen] = useState<string | null>(null);
  const unsaved = fields !== kept.fields;
  const field = fields.find(({ id }) => id === chosen);
  const put = (next: FormField, kind: string) =>
    change(
      fields.map((each) => (each.id === next.id ? { ...next, confirmed: true } : each)),
      kind,
    );
  const add = (next: FormField) => {
    change([...fields, next]);
    setChosen(next.id);
  };
  const save = () =>
    saveFields.mutate(
      { id: form.id, version: kept.version, fields: [...fields] },
      {
        onSuccess: ({ version }) => {
          setKept({ fields, version });
          toast.success(t('savedVersion', { n: version }));
        },
        onError: (error) => toast.error(messageOf(error), { title: t('notSavedFields') }),
      },
    );
  return (
    <>
      <LeaveUnsaved unsaved={unsaved} />
      <PageHeader
        title={t('fieldsTitle', { name: form.title })}
        description={fields.length === 0 ? t('noFields') : t('fieldsLead')}
        actions={
          <>
            <Button
              variant="subtle"
              color="gray"
              renderRoot={(props) => <Link {...props} to="/ai-forms" search={{}} />}
            >
              {t('back')}
            </Button>
            <Button variant="default" disabled={!canUndo || finding.isPending} onClick={undo}>
              {t('undo')}
            </Button>
            <Button
              disabled={!unsaved || finding.isPending}
              loading={saveFields.isPending}
              onClick={save}
              {...needsServer}
            >
              {t('save')}
            </Button>
          </>
        }
      />
      {(fields.length === 0 || finding.isPending || finding.error) && (
        <FindFields finding={finding} found={fields.length} />
      )}
      <ToCheck fields={fields} onNext={() => setChosen(nextToCheck(fields, chosen)?.id ?? null)} />
      <div className={classes.desk}>
        <div className={classes.list} role="group" aria-label={t('fieldList')}>
          {field ? (
            <FieldForm
              field={field}
              fields={fields}
              onChange={put}
              onClose={() => setChosen(null)}
              onConfirm={() => {
                put(field, '');
                setChosen(nextToCheck(fields, field.id)?.id ?? field.id);
              }}
              onDuplicate={() => add(copyOf(fields, field, saved.pages))}
              onDelete={() => change(withoutField(fields, field.id))}
            />
          ) : (
            <FieldList fields={fields} onChoose={setChosen} />
          )}
        </div>
        <PdfPages label={t('pagesShown')} blob={blank.data} pages={saved.pages}>
          {(page) => (
            <EditedBoxes
              page={page}
              size={saved.pages[page - 1]!}
              fields={fields}
              chosen={chosen}
              onChoose={setChosen}
              onChange={put}
              onDraw={(place) => add(drawnField(fields, place, t('newField')))}
            />
          )}
        </PdfPages>
      </div>
    </>
  );
}
