import { laterPart } from '../../../lib/parts.ts';

/** The menu of models comes when somebody reaches for it. */
export const loadModelMenu = laterPart(() => import('./ModelMenu.tsx').then(({ ModelMenu }) => ModelMenu));
