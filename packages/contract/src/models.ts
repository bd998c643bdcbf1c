/**
 * A model as the picker shows it. `credits` per recording or query; `processingTime` is the usual waiting time, where the
 * specification gives one.
 */
export type ModelOption = {
  key: string;
  name: string;
  description: string;
  credits: number;
  processingTime?: string;
  offered: boolean;
};

/** Models, their prices and times (specification, section 9). `offered` marks the five of the default list. */
export const models: readonly ModelOption[] = [
  {
    key: 'gpt-4.1',
    name: 'GPT-4.1',
    description: 'Fastest, no decision support',
    credits: 1,
    processingTime: '30-60 seconds',
    offered: true,
  },
  {
    key: 'gpt-5-no-cds',
    name: 'GPT-5 Standard',
    description: 'Balanced, no decision support',
    credits: 1,
    processingTime: '45-90 seconds',
    offered: true,
  },
  {
    key: 'gpt-5',
    name: 'GPT-5',
    description: 'With evidence insights and AI clinical decision support',
    credits: 3,
    processingTime: '1-2 minutes',
    offered: true,
  },
  {
    key: 'gpt-5-high',
    name: 'GPT-5 High',
    description: 'Deep: thinks longer',
    credits: 15,
    processingTime: '3-5 minutes',
    offered: true,
  },
  {
    key: 'o3-pro',
    name: 'o3-pro',
    description: 'Most thorough, for the hardest documents',
    credits: 15,
    offered: true,
  },
  { key: 'o3', name: 'o3', description: 'Legacy', credits: 1, processingTime: '1-2 minutes', offered: false },
  { key: 'o1', name: 'o1', description: 'Legacy', credits: 1, offered: false },
  { key: 'o4-mini', name: 'o4-mini', description: 'Legacy', credits: 1, offered: false },
  { key: 'grok-4', name: 'Grok 4', description: 'Alternative model', credits: 5, offered: false },
];

/** Models that append what the literature says; the others never do (specification, section 9). */
const withEvidence: ReadonlySet<string> = new Set(['gpt-5']);

/** @param model its key, or `local` */
export const bringsEvidence = (model: string): boolean => withEvidence.has(model);

export const defaultModel = 'gpt-5-no-cds';

/**
 * Credits of the actions that have a price of their own (specification, section 9). Recordings, uploads, regenerations and
 * commands cost the chosen model's credits instead (behaviour, section 14).
 */
export const actionCosts = {
  dictation: 1,
  'voice-edit': 1,
  'nurse-sequence': 1,
  evidence: 1,
  visualizer: 1,
  fax: 1,
  'talk-to-template': 1,
  'synthetic-transcript': 1,
  'preview-note': 1,
  'employee-task': 1,
} as const satisfies Record<string, number>;

/** Actions that cost what their model costs. */
export type ModelAction = 'note' | 'command';
/** Everything that takes credits. */
export type PricedAction = keyof typeof actionCosts | ModelAction | 'pdf';

/** Credits of a PDF where the model has a price for it; with another model the larger of 3 and the model's own. */
const pdfCosts: Readonly<Record<string, number>> = { 'gpt-4.1': 3, o3: 3, 'o3-pro': 15 };
const pdfCostElsewhere = 3;

/** Credits of a recording or query with that model; an unknown one costs as the default. */
export function modelCost(model: string): number {
  const known = models.find(({ key }) => key === model) ?? models.find(({ key }) => key === defaultModel);
  return known?.credits ?? 1;
}

export function pdfCost(model: string): number {
  return pdfCosts[model] ?? Math.max(pdfCostElsewhere, modelCost(model));
}

/** Credits of a recording, query or PDF with the built-in engine, whatever model is chosen (behaviour, section 32). */
export const builtInCost = 1;

/** What an action costs, in whole credits. @param model its key; null for the built-in engine */
export function priceOf(action: PricedAction, model: string | null): number {
  if (action !== 'pdf' && action !== 'note' && action !== 'command') return actionCosts[action];
  if (model === null) return builtInCost;
  return action === 'pdf' ? pdfCost(model) : modelCost(model);
}
