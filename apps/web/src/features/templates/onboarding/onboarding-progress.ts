import type { SectionStyle } from '@clinical/contract/templates/templates.schemas';
import type { TemplateForm } from '../template-form.ts';

export const onboardingSteps = ['samples', 'check', 'template'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];
/** Who came by invitation first reads who pays for AI. */
export type ShownStep = 'key' | OnboardingStep;

/** How far somebody is. `keySeen`: past the step about who pays. `checked` is what will be sent of each sample; `form` the template that was made of it. */
export type OnboardingProgress = {
  step: OnboardingStep;
  keySeen: boolean;
  specialty: string | null;
  /** Null: as each template has it. */
  style: SectionStyle | null;
  samples: string[];
  checked: string[];
  form: TemplateForm | null;
};

export const firstProgress: OnboardingProgress = {
  step: 'samples',
  keySeen: false,
  specialty: null,
  style: null,
  samples: [''],
  checked: [],
  form: null,
};

/** What was kept, or null when it is of an older make. A step whose material is missing goes back to the one before. */
export function readProgress(kept: unknown): OnboardingProgress | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const progress = { ...firstProgress, ...kept } as OnboardingProgress;
  const lists = [progress.samples, progress.checked];
  if (!onboardingSteps.includes(progress.step) || !lists.every(Array.isArray)) return null;
  if (progress.step === 'template' && progress.form === null) return { ...progress, step: 'samples' };
  if (progress.step === 'check' && progress.checked.length === 0) return { ...progress, step: 'samples' };
  return progress;
}
