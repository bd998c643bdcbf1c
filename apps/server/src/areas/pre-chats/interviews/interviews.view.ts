import type {
  PreChat,
  PreChatItem,
  PreChatSequence,
  PreChatState,
  PreChatSummary,
  PreChatTurn,
  RedFlag,
} from '@clinical/contract/pre-chats/interviews.schemas';
import { nextQuestion } from '@clinical/language/interview/interview';
import { summarize } from '@clinical/language/interview/summarize';
import { rules } from '@clinical/language/red-flags/rules.data';
import { isoTime } from '../../../platform/clock.ts';
import { isAlarm, sequencesOf, type SequenceParts, stateOf } from './interview-state.ts';
import type { FlagRow, Parts, PreChatRow, TurnRow } from './interviews.queries.ts';
import { preChatAbilities } from './interviews.policy.ts';

type Names = ReadonlyMap<string, string>;

const isOpen = ({ clearedAt }: FlagRow): boolean => clearedAt === null;

function stateOfChat(chat: PreChatRow, sequences: readonly SequenceParts[]): PreChatState {
  if (sequences.some(isAlarm)) return 'emergency';
  if (chat.transferredAt !== null) return 'transferred';
  return sequences.some(({ sequence }) => sequence.state === 'open') ? 'open' : 'done';
}

const ruleOf = (id: string) => rules.find((rule) => rule.id === id);

export function viewPreChatItem(chat: PreChatRow, parts: Parts): PreChatItem {
  const sequences = sequencesOf(parts, chat.id);
  return {
    id: chat.id,
    kind: 'pre-chat',
    title: chat.title,
    noteId: chat.noteId,
    patient: chat.patient,
    state: stateOfChat(chat, sequences),
    flags: sequences.flatMap(({ flags }) =>
      flags.filter(isOpen).map(({ rule, level }) => ({ level, name: ruleOf(rule)?.name.en ?? rule })),
    ),
    templates: sequences.map(({ sequence }) => sequence.template),
    answers: sequences.reduce((sum, { turns }) => sum + turns.length, 0),
    author: chat.author,
    readAt: chat.readAt === null ? null : isoTime(chat.readAt),
    createdAt: isoTime(chat.createdAt),
    updatedAt: isoTime(chat.updatedAt),
  };
}

export function viewPreChat(chat: PreChatRow, parts: Parts, names: Names): PreChat {
  const sequences = sequencesOf(parts, chat.id);
  const shown = sequences.map((each) => viewSequence(chat, each, names));
  const [first] = shown;
  const item = viewPreChatItem(chat, parts);
  return {
    ...item,
    question: first?.turns[0]?.question ?? first?.question?.text ?? '',
    answer: first?.turns[0]?.answer ?? '',
    locale: chat.locale,
    country: chat.country,
    answeredBy: chat.answeredBy,
    sequences: shown,
    flags: sequences.flatMap(({ flags }) => flags.map((flag) => viewFlag(flag, names))),
    link: null,
    transferred:
      chat.transferredAt !== null && chat.transcriptId !== null && chat.noteId !== null
        ? { entryId: chat.transcriptId, noteId: chat.noteId, at: isoTime(chat.transferredAt) }
        : null,
    abilities: preChatAbilities(chat, item.state),
  };
}

function viewSequence(chat: PreChatRow, parts: SequenceParts, names: Names): PreChatSequence {
  const { sequence, turns } = parts;
  const { state } = sequence;
  const next = nextQuestion(stateOf(chat, parts));
  return {
    prompt_id: sequence.promptId,
    template: sequence.template,
    followUp: sequence.followUp,
    state,
    question:
      state === 'open' && next.kind === 'question'
        ? {
            text: next.question.text,
            choices: next.question.choices,
            number: next.number,
            most: next.most,
            introduction: next.introduction,
          }
        : null,
    closing: next.kind === 'end' ? next.text : null,
    turns: turns.map((turn) => viewTurn(turn, names)),
    summary: viewSummary(chat, parts),
    startedAt: isoTime(sequence.createdAt),
  };
}

const viewTurn = (turn: TurnRow, names: Names): PreChatTurn => ({
  id: turn.id,
  question: turn.question.text,
  choices: turn.question.choices,
  answer: turn.answer,
  answeredBy: turn.answeredBy,
  author: turn.authorId === null ? null : (names.get(turn.authorId) ?? ''),
  answeredAt: isoTime(turn.createdAt),
  version: turn.version,
  corrections: turn.corrections.map(({ before, userId, at }) => ({
    before,
    by: userId === null ? '' : (names.get(userId) ?? ''),
    at: isoTime(at),
  })),
});

function viewFlag(flag: FlagRow, names: Names): RedFlag {
  const rule = ruleOf(flag.rule);
  return {
    id: flag.id,
    prompt_id: flag.promptId,
    level: flag.level,
    name: rule?.name.en ?? flag.rule,
    source: rule?.source ?? '',
    by: flag.by,
    quotes: flag.quotes,
    raisedAt: isoTime(flag.raisedAt),
    cleared:
      flag.clearedAt === null
        ? null
        : {
            by: flag.clearedBy === null ? '' : (names.get(flag.clearedBy) ?? ''),
            at: isoTime(flag.clearedAt),
            reason: flag.clearReason ?? '',
          },
  };
}

/** The summary with answers by their ids. */
export function viewSummary(chat: PreChatRow, parts: SequenceParts): PreChatSummary {
  const { lines, present, absent, unclear, conflicts, notAsked, score } = summarize(stateOf(chat, parts));
  const idOf = (answer: number): string => parts.turns[answer]!.id;
  const byId = <T extends { answer: number }>({ answer, ...rest }: T) => ({ ...rest, turnId: idOf(answer) });
  return {
    lines: lines.map(byId),
    present: present.map(byId),
    absent: absent.map(byId),
    unclear: unclear.map(byId),
    conflicts: conflicts.map(byId),
    notAsked,
    score: score && {
      ...score,
      items: score.items.map(({ answer, ...item }) => ({ ...item, turnId: answer === null ? null : idOf(answer) })),
    },
  };
}
