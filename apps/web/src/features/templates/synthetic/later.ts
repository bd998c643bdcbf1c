import { lazy } from 'react';
import { laterPart } from '../../../lib/parts.ts';

/** Comes when it is asked for: few charts ever see it. */
export const SyntheticDialog = lazy(
  laterPart(() => import('./SyntheticDialog.tsx').then((module) => ({ default: module.SyntheticDialog }))),
);
