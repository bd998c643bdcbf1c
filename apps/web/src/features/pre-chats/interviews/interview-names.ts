import { interviewPrompts } from '@clinical/contract/pre-chats/interviews.rules';
import type { FollowUpKind, InterviewTemplate, PreChatItem } from '@clinical/contract/pre-chats/interviews.schemas';
import type { ChipTone } from '../../../ui/StatusChip.tsx';
import type { IconName } from '../../../ui/icons.ts';
import { t } from './interviews.texts.ts';

export const templateNames: Readonly<Record<InterviewTemplate, string>> = {
  intake: t('templateIntake'),
  'follow-up': t('templateFollowUp'),
  'post-op': t('templatePostOp'),
  'phq-2': t('templatePhq2'),
  'phq-9': t('templatePhq9'),
  'gad-7': t('templateGad7'),
};
export const templates = Object.keys(interviewPrompts) as InterviewTemplate[];

export const followUpNames: Readonly<Record<FollowUpKind, string>> = {
  'blood-pressure': t('followBloodPressure'),
  diabetes: t('followDiabetes'),
  asthma: t('followAsthma'),
  'heart-failure': t('followHeartFailure'),
  mood: t('followMood'),
  pain: t('followPain'),
  'medicine-change': t('followMedicine'),
  'after-hospital': t('followHospital'),
  'post-op': t('followPostOp'),
};

type Shown = { tone: ChipTone; icon: IconName; words: string };

/** How a pre-chat stands, in a chip. */
export function preChatState({ state, readAt }: Pick<PreChatItem, 'state' | 'readAt'>): Shown {
  if (state === 'emergency') return { tone: 'danger', icon: 'alert-triangle', words: t('stateEmergency') };
  if (state === 'transferred') return { tone: 'ok', icon: 'circle-check', words: t('stateTransferred') };
  if (state === 'open') return { tone: 'info', icon: 'message', words: t('stateOpen') };
  return readAt === null
    ? { tone: 'warn', icon: 'eye', words: t('stateDone') }
    : { tone: 'neutral', icon: 'check', words: t('stateRead') };
}

/** What a pre-chat is called: its title, else its patient, else its questions. */
export const nameOf = ({
  title,
  patient,
  templates: asked,
}: Pick<PreChatItem, 'title' | 'patient' | 'templates'>): string =>
  title || patient || asked.map((each) => templateNames[each]).join(', ') || t('untitled');
