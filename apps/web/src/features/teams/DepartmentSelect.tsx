import { lazy } from 'react';
import { laterPart } from '../../lib/parts.ts';

/** One department of the workspace, or none. Its code comes with the first dialog that asks; a boundary of Suspense stands around that. */
export const DepartmentSelect = lazy(
  laterPart(() => import('./DepartmentField.tsx').then((module) => ({ default: module.DepartmentField }))),
);
