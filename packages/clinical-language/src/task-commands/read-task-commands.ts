import type { ClinicalTaskStatus, TaskCategory } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { addUnits, type Unit } from '../due-dates/calendar-days.ts';
import { readDueDate } from '../due-dates/read-due-date.ts';
import { digitise } from '../text/numbers.ts';
import { categoryAt } from './category-words.ts';

/** Which tasks are meant; what is undefined does not narrow them. */
export type TaskSelection = {
  category?: TaskCategory;
  /** Names as said. */
  patient?: string;
  owner?: string;
  /** "Chen's": a patient or an assignee of that name. */
  possessor?: string;
  status?: ClinicalTaskStatus;
  overdue?: true;
  mine?: true;
  /** Words of the title. */
  title?: string;
};
export type TaskChange =
  | { kind: 'status'; status: ClinicalTaskStatus }
  | { kind: 'due'; dueOn: string | null; sure: boolean }
  | { kind: 'shift'; every: number; unit: Unit }
  | { kind: 'assign'; to: string | null }
  | { kind: 'delete' };
/** One part of an instruction: what it says, and what was understood; null when nothing was. */
export type TaskCommand = { said: string; read: { which: TaskSelection; change: TaskChange } | null };

const statuses: readonly [RegExp, ClinicalTaskStatus][] = [
  [/^(?:done|finished|completed?|closed)$/, 'done'],
  [/^(?:doing|in progress|started|under ?way)$/, 'doing'],
  [/^(?:to-? ?do|open|not started|reopened)$/, 'todo'],
];
const statusOf = (text: string): ClinicalTaskStatus | undefined =>
  statuses.find(([pattern]) => pattern.test(text))?.[1];

/** The period of "Mrs. Lind" ends no part. */
const splitter = /\s*(?:[,;]|(?<!\b(?:mrs?|ms|dr))\.|\band then\b|\bthen\b|\band\b)\s+|[.;]\s*$/;

/**
 * Reads an instruction for many tasks: "labs for Garcia to done, referrals to Friday, assign Chen's to nursing". Parts that are not
 * understood are given back as said.
 * @param today the speaker's own day, yyyy-mm-dd
 */
export function readTaskCommands(instruction: string, today: string): TaskCommand[] {
  const parts = normal(instruction)
    .split(splitter)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.map((said) => ({ said, read: readCommand(said, today) }));
}

const normal = (text: string): string =>
  digitise(text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim().toLowerCase().split(' ')).join(' ');

type Verb = {
  id: string;
  pattern: RegExp;
  change: (groups: Record<string, string>, today: string) => TaskChange | undefined;
  example: string;
};

const what = '(?<what>.+?)';
const statusWords = 'done|finished|completed?|closed|in progress|open';

/** The first that fits wins. */
export const commandRules: readonly Verb[] = [
  {
    id: 'delete',
    pattern: new RegExp(`^(?:delete|remove|cancel|drop) ${what}$`),
    change: () => ({ kind: 'delete' }),
    example: 'delete the billing tasks',
  },
  {
    id: 'unassign',
    pattern: new RegExp(`^unassign ${what}$`),
    change: () => ({ kind: 'assign', to: null }),
    example: 'unassign the labs',
  },
  {
    id: 'finish',
    pattern: new RegExp(`^(?:close|finish|complete|tick off|check off) ${what}$`),
    change: () => ({ kind: 'status', status: 'done' }),
    example: 'close all referrals',
  },
  {
    id: 'reopen',
    pattern: new RegExp(`^reopen ${what}$`),
    change: () => ({ kind: 'status', status: 'todo' }),
    example: 'reopen the labs for Okoye',
  },
  {
    id: 'start',
    pattern: new RegExp(`^(?:start|begin) ${what}$`),
    change: () => ({ kind: 'status', status: 'doing' }),
    example: 'start the insurance tasks',
  },
  {
    id: 'no-day',
    pattern: new RegExp(`^(?:clear|remove) the (?:due date|deadline|date)s? (?:of|from|for) ${what}$`),
    change: () => ({ kind: 'due', dueOn: null, sure: true }),
    example: 'clear the due date of the labs',
  },
  {
    id: 'shift',
    pattern: new RegExp(
      `^(?:move|push|postpone|delay|put off|push back) ${what}(?: back)? by (?<n>an?|\\d+) (?<unit>day|week|month|year)s?$`,
    ),
    change: ({ n, unit }) => ({ kind: 'shift', every: /^\d/.test(n!) ? Number(n) : 1, unit: unit as Unit }),
    example: 'push the follow-ups back by a week',
  },
  {
    id: 'assign',
    pattern: new RegExp(`^(?:assign|give|hand|hand over|delegate|reassign|pass) ${what} to (?<to>.+)$`),
    change: ({ to }) => ({ kind: 'assign', to: to! }),
    example: "assign Chen's to nursing",
  },
  {
    id: 'set',
    pattern: new RegExp(
      `^(?:mark|set|move|put|change|make|reschedule|postpone|push|delay|schedule|due) ${what} (?:(?:as|to|into|until|due) |(?=(?:in|on|by|next|this|tomorrow|today)\\b|(?:${statusWords})$))(?<to>.+)$`,
    ),
    change: ({ to }, today) => valueOf(to!, today),
    example: 'mark the labs for Garcia as done',
  },
  {
    id: 'short',
    pattern: /^(?<what>.+) (?:to|due|until|by|on) (?<to>.+)$/,
    change: ({ to }, today) => valueOf(to!, today) ?? { kind: 'assign', to: to! },
    example: 'referrals to Friday',
  },
  {
    id: 'short-status',
    pattern: new RegExp(`^${what} (?:is|are)?(?: now)? ?(?<to>${statusWords})$`),
    change: ({ to }, today) => valueOf(to!, today),
    example: 'labs for Garcia are done',
  },
];

/** A status or a day. */
function valueOf(text: string, today: string): TaskChange | undefined {
  const status = statusOf(text);
  if (status) return { kind: 'status', status };
  const due = readDueDate(/^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/.test(text) ? `on ${text}` : text, today);
  return due && due.date !== null ? { kind: 'due', dueOn: due.date, sure: due.sure } : undefined;
}

function readCommand(said: string, today: string): TaskCommand['read'] {
  const text = said.replace(/^(?:please |now |also |can you |could you )+/, '').replace(/(?: please)$/, '');
  for (const { pattern, change } of commandRules) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const which = selectionOf(groups['what']!);
    const to = change(groups as Record<string, string>, today);
    if (which && to) return { which, change: to };
  }
  return null;
}

const name = String.raw`\p{L}[\p{L}\p{M}'-]*(?: \p{L}[\p{L}\p{M}'-]*){0,2}`;
const form = String.raw`(?:(?:mrs?|ms|miss|dr)\.? )?`;
const ofPatient = new RegExp(`^(?:for|of|on) ${form}(?<patient>${name})$`, 'u');
const ofOwner = new RegExp(`^(?:assigned to|owned by|with) ${form}(?<owner>${name})$`, 'u');
const possessive = new RegExp(`^${form}(?<owner>${name})'s?(?: (?<rest>.*))?$`, 'u');
/** "the pregnancy test for Ana Chen": the words of a title, and whose it is. */
const titleOfPatient = new RegExp(
  `^(?<title>.+?) (?:for|of) ${form}(?<patient>(?!(?:the|an?|my|his|her|their)\\b)${name})$`,
  'u',
);

function selectionOf(text: string): TaskSelection | undefined {
  const selection: TaskSelection = {};
  let rest = text.replace(/^(?:all|every|each|the|any|of|those|these|my own)(?: of)?(?: the)? /, '');
  for (let again = true; again;) {
    again = false;
    for (const [pattern, set] of leading) {
      if (!pattern.test(rest)) continue;
      Object.assign(selection, set);
      rest = rest.replace(pattern, '');
      again = true;
    }
  }
  const owned = possessive.exec(rest)?.groups;
  if (owned) {
    selection.possessor = owned['owner']!;
    rest = owned['rest'] ?? '';
  }
  const category = categoryAt(rest);
  if (category) {
    selection.category = category.category;
    rest = rest.slice(category.length).trim();
  }
  rest = rest.replace(/^(?:tasks?|ones?|items?|to-?dos?|everything)(?= |$)/, '').trim();
  const patient = ofPatient.exec(rest)?.groups?.['patient'];
  const owner = ofOwner.exec(rest)?.groups?.['owner'];
  if (patient === 'me' || owner === 'me') selection.mine = true;
  else if (patient) selection.patient = patient;
  else if (owner) selection.owner = owner;
  else if (rest !== '') {
    const named = titleOfPatient.exec(rest)?.groups;
    selection.title = named?.['title'] ?? rest;
    if (named) selection.patient = named['patient']!;
  }
  const isAll = /^(?:all|every|everything|the)\b.*\b(?:tasks|everything)$|^everything$|^all$/.test(text);
  return Object.keys(selection).length > 0 || isAll ? selection : undefined;
}

const leading: readonly [RegExp, TaskSelection][] = [
  [/^overdue(?= |$) ?/, { overdue: true }],
  [/^(?:late|past due)(?= |$) ?/, { overdue: true }],
  [/^my (?:own )?/, { mine: true }],
  [/^open(?= |$) ?/, { status: 'todo' }],
  [/^(?:finished|done|completed)(?= |$) ?/, { status: 'done' }],
];

/** The day that a shift leads to; null for a task without one. */
export function shifted(dueOn: string | null, { every, unit }: { every: number; unit: Unit }): string | null {
  return dueOn === null ? null : addUnits(dueOn, every, unit);
}
