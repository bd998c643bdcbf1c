import type { AutoTaskerOutcome } from '@clinical/contract/automations/automations.schemas';
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx';
import { t } from './auto-taskers.texts.ts';

const tones: Record<AutoTaskerOutcome, Tone> = {
  made: 'ok',
  exists: 'neutral',
  dropped: 'neutral',
  paused: 'warn',
  budget: 'warn',
  'no-access': 'warn',
};

const words = {
  made: 'made',
  exists: 'exists',
  dropped: 'dropped',
  paused: 'pausedRun',
  budget: 'budgetRun',
  'no-access': 'no-access',
} as const;

/** What became of one thing that was said. `dry`: what would have. */
export function OutcomeBadge({ outcome, dry = false }: { outcome: AutoTaskerOutcome; dry?: boolean }) {
  return <StatusBadge tone={tones[outcome]}>{t(dry && outcome === 'made' ? 'wouldMake' : words[outcome])}</StatusBadge>;
}
