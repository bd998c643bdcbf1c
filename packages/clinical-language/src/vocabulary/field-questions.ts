import entries from '../../lexicon/field-questions.json' with { type: 'json' };
import type { Topic } from '../rules/plan/topics.ts';

/**
 * A question that clinicians of one field ask, and how its answer is written. `always`: in every note, whatever its template;
 * `general`: in every note too, when a fragment or a plain yes or no answers it; else only where the template has a section of the kind (or of the kind `needs`). `near`: only shortly after another question
 * of its kind, or with words of harm. `carry`: words of the question that belong to the line.
 */
export type FieldQuestion = {
  id: string;
  kind: string;
  /** The part of the note where a template without a section of the kind has it. */
  topic: Topic;
  always: boolean;
  near: boolean;
  needs: string | undefined;
  label: string;
  asks: RegExp;
  unless: RegExp | undefined;
  carry: RegExp | undefined;
  denied: string;
  /** Words asked, words answered, the line. */
  example: readonly string[];
};

type Entry = {
  id: string;
  kind: string;
  topic?: string;
  always?: boolean;
  general?: boolean;
  near?: boolean;
  needs?: string;
  label: string;
  asks: string[];
  unless?: string[];
  carry?: string;
  denied: string;
  example: string[];
};

export const fieldQuestions: readonly FieldQuestion[] = (entries as Entry[]).map(
  ({
    id,
    kind,
    topic = 'hpi',
    always = false,
    general = false,
    near = false,
    needs = kind,
    label,
    asks,
    unless,
    carry,
    denied,
    example,
  }) => ({
    id,
    kind,
    topic: topic as Topic,
    always,
    near,
    needs: general ? undefined : needs,
    label,
    asks: new RegExp(asks.join('|')),
    unless: unless ? new RegExp(unless.join('|')) : undefined,
    carry: carry ? new RegExp(carry) : undefined,
    denied,
    example,
  }),
);
