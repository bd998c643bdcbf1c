/** A model as the picker shows it. `credits` per recording or query; `seconds` is the usual waiting time. */
export type ModelOption = {
  key: string;
  name: string;
  description: string;
  credits: number;
  seconds: [number, number] | null;
  offered: boolean;
};

/** Models and their prices (specification, section 9). `offered` marks the five of the default list. */
export const models: readonly ModelOption[] = [
  {
    key: 'gpt-4.1',
    name: 'Fast',
    description: 'Fastest, no decision support',
    credits: 1,
    seconds: [30, 60],
    offered: true,
  },
  {
    key: 'gpt-5-no-cds',
    name: 'Standard',
    description: 'Balanced, no decision support',
    credits: 1,
    seconds: [45, 90],
    offered: true,
  },
  {
    key: 'gpt-5',
    name: 'With evidence',
    description: 'Evidence insights and clinical decision support',
    credits: 3,
    seconds: [60, 120],
    offered: true,
  },
  { key: 'gpt-5-high', name: 'Deep', description: 'Thinks longer', credits: 15, seconds: [180, 300], offered: true },
  {
    key: 'o3-pro',
    name: 'Most thorough',
    description: 'For the hardest documents',
    credits: 15,
    seconds: null,
    offered: true,
  },
  { key: 'o3', name: 'Legacy o3', description: 'Legacy', credits: 1, seconds: [60, 120], offered: false },
  { key: 'o1', name: 'Legacy o1', description: 'Legacy', credits: 1, seconds: null, offered: false },
  { key: 'o4-mini', name: 'Legacy o4-mini', description: 'Legacy', credits: 1, seconds: null, offered: false },
  { key: 'grok-4', name: 'Grok 4', description: 'Alternative model', credits: 5, seconds: null, offered: false },
];

export const defaultModel = 'gpt-5-no-cds';
