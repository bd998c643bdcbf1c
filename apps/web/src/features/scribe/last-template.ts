import { preference } from '../../lib/preference.ts';
import type { TemplateChoice } from '../templates/public.ts';

/** What the last note on this device was written with; the next one starts there. */
export const lastTemplate = preference<TemplateChoice | null>('last-template', null, (stored) => {
  const { kind, id, key } = (stored ?? {}) as Record<string, unknown>;
  if (kind === 'own' && typeof id === 'string') return { kind, id };
  if (kind === 'starter' && typeof key === 'string') return { kind, key };
  return kind === 'general' ? { kind } : null;
});
