import { toast } from '../ui/toast.ts';
import { t } from './shell.texts.ts';

/** What a locked entry says (specification, section 5). */
export function sayComingSoon(): void {
  toast.info(t('comingSoon'), { title: t('comingSoonTitle'), duration: 9_000, id: 'coming-soon' });
}
