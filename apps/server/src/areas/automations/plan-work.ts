import { itemPlaceholder } from '@clinical/contract/automations/automations.rules';
import type { NewAutoTasker } from '@clinical/contract/automations/automations.schemas';
import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { HeardTask } from '@clinical/language/heard-tasks/hear-tasks';
import { sha256 } from '../../platform/crypto/sha256.ts';
import { suggestionKeyOf } from '../clinical-tasks/public.ts';

/** What a rule would make of one event. */
export type PlannedTask = {
  /** The same whenever the note of the entry is written and the same is said in it. */
  eventKey: string;
  /** The key of the suggestion that it takes the place of; null for a task about the whole visit. */
  suggestionKey: string | null;
  /** Keys of suggestions that its title says in full, so that they are suggested no more. */
  covers: string[];
  title: string;
  dueOn: string | null;
  dueUnsure: boolean;
  links: EvidenceLink[];
  /** A name or a role, as said. */
  assigneeWord: string | null;
};

type Rule = Pick<NewAutoTasker, 'category' | 'condition' | 'per' | 'title' | 'dueInDays'>;
/** `text`: of the note, plain. `day`: of the visit, yyyy-mm-dd. */
type Visit = { id: string; kind: string; templateId: string | null; text: string; day: string };

const longestTitle = 200;

/** The tasks of a rule for a visit, one for each event. Tasks that rules made are no events: nothing here reads them. */
export function planWork(rule: Rule, visit: Visit, heard: readonly HeardTask[]): PlannedTask[] {
  if (!holds(rule.condition, visit)) return [];
  const items = heard.filter(({ category }) => category === rule.category);
  if (items.length === 0) return [];
  if (rule.per === 'item') {
    return items.map((item) => ({
      eventKey: sha256(`${visit.id} item ${item.key}`),
      suggestionKey: suggestionKeyOf(visit.id, item.key),
      covers: [],
      title: titled(rule, [item]).slice(0, longestTitle),
      links: item.links,
      assigneeWord: item.assignee,
      ...dueOf(rule, visit, item),
    }));
  }
  const title = titled(rule, items);
  const saysAll = rule.title.includes(itemPlaceholder) && title.length <= longestTitle;
  return [
    {
      eventKey: sha256(`${visit.id} visit ${rule.category}`),
      suggestionKey: null,
      covers: saysAll ? items.map(({ key }) => suggestionKeyOf(visit.id, key)) : [],
      title: title.slice(0, longestTitle),
      links: items.flatMap(({ links }) => links),
      assigneeWord: items.find(({ assignee }) => assignee !== null)?.assignee ?? null,
      ...dueOf(rule, visit, items[0]!),
    },
  ];
}

/** Whether a condition holds for a visit; parts that are empty always do. */
export function holds({ words, templateId, kind }: Rule['condition'], visit: Visit): boolean {
  if (templateId !== null && templateId !== visit.templateId) return false;
  if (kind !== null && kind !== visit.kind) return false;
  return words.length === 0 || words.some((each) => hasWords(visit.text, each));
}

/** Whole words, in any case, with whatever space is between them. */
function hasWords(text: string, words: string): boolean {
  const pattern = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

function titled({ title }: Rule, items: readonly HeardTask[]): string {
  const said = items.map((item) => item.title).join('; ');
  return title.replaceAll(itemPlaceholder, () => said);
}

function dueOf({ dueInDays }: Rule, { day }: Visit, { due }: HeardTask): Pick<PlannedTask, 'dueOn' | 'dueUnsure'> {
  if (dueInDays === null) return { dueOn: due?.date ?? null, dueUnsure: due !== null && !due.sure };
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + dueInDays);
  return { dueOn: at.toISOString().slice(0, 10), dueUnsure: false };
}
