import type { AutoTaskerCondition } from '@clinical/contract/automations/automations.schemas';
import { t } from './auto-taskers.texts.ts';

type Kind = NonNullable<AutoTaskerCondition['kind']>;

/** Kinds of entry that notes are written from. */
export const sourceKinds = [
  'recording',
  'dictation',
  'audio',
  'typed',
  'image',
  'pdf',
  'pre-chat',
  'fax',
  'form',
] as const satisfies readonly Kind[];

export function kindWord(kind: Kind): string {
  const known = sourceKinds.find((each) => each === kind);
  return known ? t(known) : kind;
}
