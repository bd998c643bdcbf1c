import type { ClinicalTaskStatus, TaskCategory } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { addUnits, type Unit } from '../due-dates/calendar-days.ts';
import { readDueDate } from '../due-dates/read-due-date.ts';
import { digitise } from '../text/numbers.ts';
import { categoryAt } from './category-words.ts';
import { hasException, type Piece, piecesOf } from './instruction-pieces.ts';

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

/**
 * Reads an instruction for many tasks: "labs for Garcia to done, referrals to Friday, assign Chen's to nursing". Parts that are not
 * understood are given back as said.
 * @param today the speaker's own day, yyyy-mm-dd
 */
export function readTaskCommands(instruction: string, today: string): TaskCommand[] {
  const pieces = piecesOf(normal(instruction));
  const commands: TaskCommand[] = [];
  for (let at = 0; at < pieces.length;) {
    const { length, said, reads } = readFrom(pieces, at, today) ?? { length: 1, said: pieces[at]!.text, reads: [null] };
    const before = commands.findLast((each) => each.said !== said)?.said;
    const meant = commands.filter((each) => each.said === before);
    commands.push(...reads.flatMap((read) => pointedAt(read, meant)).map((read) => ({ said, read })));
    at += length;
  }
  return commands;
}

/** "…and assign them to Dana" means the tasks of the part before. */
function pointedAt(read: TaskCommand['read'], before: readonly TaskCommand[]): TaskCommand['read'][] {
  if (!read || !/^(?:them|those|these|it)$/.test(read.which.title ?? '')) return [read];
  const whiches = before.flatMap((each) => (each.read ? [each.read.which] : []));
  return whiches.length === 0 ? [null] : whiches.map((which) => ({ which, change: read.change }));
}

type Read = NonNullable<TaskCommand['read']>;
/** As many things as anybody names under one verb. */
const mostJoined = 10;
type Taken = { length: number; said: string; reads: Read[] };

/** The part that begins at a piece: the shortest that is understood, with what else its verb stands for. */
function readFrom(pieces: readonly Piece[], at: number, today: string): Taken | null {
  const taken = shortest(pieces, at, today);
  if (!taken || taken.length > 1) return taken;
  if (!openVerb.test(taken.said)) return taken;
  // "close the labs and the referrals"
  const more: string[] = [];
  for (let next = at + 1; pieces[next]?.joined && more.length < mostJoined; next++) {
    const { text } = pieces[next]!;
    if (!isBare(text) || shortest(pieces, next, today)) break;
    more.push(text);
  }
  const said = [taken.said, ...more].join(' and ');
  const reads = more.length === 0 ? null : readCommand(said, today);
  return reads ? { length: 1 + more.length, said, reads } : taken;
}

/** "mark labs" is a part only together with "referrals as done". */
function shortest(pieces: readonly Piece[], at: number, today: string): Taken | null {
  for (let end = at + 1; end === at + 1 || (pieces[end - 1]?.joined && end - at <= mostJoined); end++) {
    const said = pieces
      .slice(at, end)
      .map(({ text }) => text)
      .join(' and ');
    const reads = readCommand(said, today);
    if (reads) return { length: end - at, said, reads };
  }
  return null;
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
  // before the rule for deleting tasks, which begins alike
  {
    id: 'no-day',
    pattern: new RegExp(
      `^(?:clear|remove|delete|drop) the (?:due date|deadline|due day|date)s? (?:of|from|for|on) ${what}$`,
    ),
    change: () => ({ kind: 'due', dueOn: null, sure: true }),
    example: 'clear the due date of the labs',
  },
  {
    id: 'unassign',
    pattern: new RegExp(`^(?:unassign|remove the (?:assignee|owner)s? (?:of|from|for)) ${what}$`),
    change: () => ({ kind: 'assign', to: null }),
    example: 'unassign the labs',
  },
  {
    id: 'delete',
    pattern: new RegExp(`^(?:delete|remove|cancel|drop) ${what}$`),
    change: () => ({ kind: 'delete' }),
    example: 'delete the billing tasks',
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
    change: ({ to }) => assignTo(to!),
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
    pattern: /^(?:(?:move|put|send) )?(?<what>.+) (?:to|due|until|by|on) (?<to>.+)$/,
    change: ({ to }, today) => valueOf(to!, today) ?? assignTo(to!),
    example: 'referrals to Friday',
  },
  {
    id: 'short-status',
    pattern: new RegExp(`^${what} (?:is|are|as)?(?: now)? ?(?<to>${statusWords})$`),
    change: ({ to }, today) => valueOf(to!, today),
    example: 'labs for Garcia are done',
  },
];

const polite = /^(?:please |now |also |can you |could you )+/;
/** Verbs behind which nothing but tasks is named. */
const openVerb =
  /^(?:please |now |also |can you |could you )*(?:close|finish|complete|tick off|check off|reopen|start|begin|unassign|delete|remove|cancel|drop|clear)\b/;

/** The speaker is always called "me". */
const assignTo = (to: string): TaskChange => ({ kind: 'assign', to: /^(?:me|myself)$/.test(to) ? 'me' : to });

/** A status or a day, and nothing else: words that are left over would be lost. */
function valueOf(text: string, today: string): TaskChange | undefined {
  const status = statusOf(text);
  if (status) return { kind: 'status', status };
  const day = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/.test(text) ? `on ${text}` : text;
  const due = readDueDate(day, today);
  if (!due || due.date === null) return undefined;
  const rest = day
    .replace(due.words, '')
    .replaceAll(/\b(?:on|by|in|at|the|of|for|until)\b/g, '')
    .trim();
  return rest === '' ? { kind: 'due', dueOn: due.date, sure: due.sure } : undefined;
}

/** Each selection of a part with the one change of its verb. */
function readCommand(said: string, today: string): Read[] | null {
  if (hasException(said)) return null;
  const text = said.replace(polite, '').replace(/(?: please)$/, '');
  for (const { pattern, change } of commandRules) {
    const groups = pattern.exec(text)?.groups as Record<string, string> | undefined;
    if (!groups || / and /.test(groups['to'] ?? '')) continue;
    // "everything due today": which tasks by their day no command can say
    if (/ due /.test(`${groups['what']} `)) return null;
    // "labs to Friday for Garcia"
    const narrowed = toOfPatient.exec(groups['to'] ?? '')?.groups;
    const whiches = selectionsOf(groups['what']!, !text.startsWith(groups['what']!));
    const to = change(narrowed ? { ...groups, to: narrowed['to']! } : groups, today);
    if (!whiches || !to) continue;
    const patient = narrowed?.['patient'];
    if (patient !== undefined && whiches.some(isOwned)) return null;
    return whiches.map((which) => ({ which: patient === undefined ? which : { ...which, patient }, change: to }));
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

/** What a change leads to, and whose tasks it is about. */
const toOfPatient = new RegExp(
  `^(?<to>.+?) for ${form}(?<patient>(?!(?:the|an?|my|his|her|their|\\d)\\b)${name})$`,
  'u',
);

const determined = /^(?:all|every|each|everything|the|any|those|these|my|open|overdue|late)\b/;
const onlyName = new RegExp(`^${form}(?<name>${name})$`, 'u');

/** Words that name tasks without a verb. */
const isBare = (text: string): boolean =>
  determined.test(text) || possessive.test(text) || categoryAt(text) !== undefined;

/**
 * What "labs and referrals for Garcia" selects, each with what the others say of it. Words that nothing marks as tasks are joined
 * only behind a verb.
 */
function selectionsOf(text: string, hasVerb: boolean): TaskSelection[] | undefined {
  const texts = text.split(' and ');
  const found: TaskSelection[] = [];
  for (const [at, each] of texts.entries()) {
    const before = found[at - 1];
    const patient = onlyName.exec(each)?.groups?.['name'];
    // "labs for Garcia and Chen"
    const isPatient = before?.patient !== undefined && patient !== undefined && !isBare(each);
    const own = isPatient ? { ...before, patient } : selectionOf(each);
    if (!own || (texts.length > 1 && !hasVerb && !isPatient && !isBare(each))) return undefined;
    found.push(before && !isPatient && !determined.test(each) ? { ...sharedOf(before), ...own } : own);
  }
  const { patient, owner } = found.at(-1)!;
  const whose = { ...(patient === undefined ? {} : { patient }), ...(owner === undefined ? {} : { owner }) };
  return found.map((each) => (isOwned(each) ? each : { ...each, ...whose }));
}

const isOwned = ({ patient, owner, possessor }: TaskSelection): boolean =>
  patient !== undefined || owner !== undefined || possessor !== undefined;

/** What a word before "and" says also of the one behind it. */
function sharedOf({ category: _, title: __, ...shared }: TaskSelection): Partial<TaskSelection> {
  return shared;
}

function selectionOf(text: string): TaskSelection | undefined {
  if (/^(?:all|all of them|all tasks|them all|everything|every task)$/.test(text)) return {};
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
