import { lazy } from 'react';
import { laterPart } from '../../../lib/parts.ts';

export const ImproveBanner = lazy(
  laterPart(() => import('./ImproveBanner.tsx').then((module) => ({ default: module.ImproveBanner }))),
);
