import { lazy } from 'react';
import { laterPart } from '../../lib/parts.ts';

export { isLinkRunning, linkWords } from './link-words.ts';

export const LinkDialog = lazy(
  laterPart(() => import('./LinkDialog.tsx').then((module) => ({ default: module.LinkDialog }))),
);
