import type { FollowUpKind, InterviewTemplate } from './interviews.schemas.ts';

/** What calls name each template by, as `prompt_id`. */
export const interviewPrompts: Readonly<Record<InterviewTemplate, string>> = {
  intake: '00000000-0000-7000-8000-000000000001',
  'follow-up': '00000000-0000-7000-8000-000000000002',
  'post-op': '00000000-0000-7000-8000-000000000003',
  'phq-2': '00000000-0000-7000-8000-000000000004',
  'phq-9': '00000000-0000-7000-8000-000000000005',
  'gad-7': '00000000-0000-7000-8000-000000000006',
};

export const templateOf = (promptId: string): InterviewTemplate | null =>
  (Object.keys(interviewPrompts) as InterviewTemplate[]).find((each) => interviewPrompts[each] === promptId) ?? null;

/** Without a kind a follow-up is one after a stay in hospital. */
export const usualFollowUp: FollowUpKind = 'after-hospital';

export const interviewLimits = {
  /** Characters of one answer. */
  answer: 4_000,
  /** Characters of a first question that somebody words. */
  question: 500,
  title: 200,
  /** Characters of the reason why a flag is cleared. */
  reason: 500,
} as const;
