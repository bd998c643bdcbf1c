import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { readFormsAddress } from '../../features/forms/forms-address.ts';
import { FormsPage } from '../../features/forms/FormsPage.tsx';
import { laterPart } from '../../lib/parts.ts';

const DraftPage = lazy(
  laterPart(() => import('../../features/forms/DraftPage.tsx').then((module) => ({ default: module.DraftPage }))),
);
const FieldsPage = lazy(
  laterPart(() => import('../../features/forms/FieldsPage.tsx').then((module) => ({ default: module.FieldsPage }))),
);

export const Route = createFileRoute('/_app/ai-forms')({ validateSearch: readFormsAddress, component: Forms });

function Forms() {
  const { draft, form } = Route.useSearch();
  if (draft === undefined && form === undefined) return <FormsPage />;
  return (
    <Suspense fallback={null}>
      {draft !== undefined ? <DraftPage key={draft} id={draft} /> : <FieldsPage key={form} id={form!} />}
    </Suspense>
  );
}
