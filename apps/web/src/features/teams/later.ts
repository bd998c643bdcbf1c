import { lazy } from 'react';
import { laterPart } from '../../lib/parts.ts';

export const AccessRules = lazy(
  laterPart(() => import('./AccessRules.tsx').then((module) => ({ default: module.AccessRules }))),
);
