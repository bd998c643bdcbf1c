import type { Template } from '@clinical/contract/templates/templates.schemas';
import { t } from './templates.texts.ts';

/** With whom a template is shared, in a few words; empty for one that is only its owner's. */
export function saySharing({ sharing, departments }: Pick<Template, 'sharing' | 'departments'>): string {
  if (sharing === 'workspace') return t('theWorkspace');
  const [first, ...others] = departments;
  if (!first) return '';
  return others.length === 0 ? first.name : t('departmentAndMore', { name: first.name, n: others.length });
}
