import { itemPlaceholder } from '@clinical/contract/automations/automations.rules';
import type { AutoTasker } from '@clinical/contract/automations/automations.schemas';
import { taskTexts } from '../clinical-tasks/public.ts';
import { t } from './auto-taskers.texts.ts';
import { kindWord } from './source-kinds.ts';

/** A rule as it is read: "When a note holds Labs, then one task for each, due in 2 days, for Nursing". */
export function ruleSentence(rule: AutoTasker): string {
  const { category, condition, per, title, dueInDays, assigneeName, templateName } = rule;
  const words = condition.words.map((each) => `“${each}”`).join(t('or'));
  return [
    t('whenHolds', { category: taskTexts(category) }),
    condition.words.length > 0 && t('ifWords', { words }),
    templateName !== null && t('ifTemplate', { template: templateName }),
    condition.kind !== null && t('ifKind', { kind: kindWord(condition.kind) }),
    per === 'item' && title === itemPlaceholder
      ? t('perPlainItem')
      : t(per === 'item' ? 'perItem' : 'perVisit', { title: title.replaceAll(itemPlaceholder, '…') }),
    dueInDays === null ? t('dueSaid') : dueInDays === 0 ? t('dueToday') : t('dueIn', { n: dueInDays }),
    assigneeName === null ? t('forNamed') : t('forWhom', { name: assigneeName }),
  ]
    .filter(Boolean)
    .join('');
}
