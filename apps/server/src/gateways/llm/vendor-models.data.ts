/** What a vendor calls a model of the price list. `thinks`: it refuses a fixed temperature. */
export type VendorModel = {
  vendor: 'openai' | 'xai';
  model: string;
  effort?: 'low' | 'medium' | 'high';
  thinks: boolean;
};

/** Every key of the price list with its vendor's own model. A key that is not here is sent to OpenAI as it is. */
export const vendorModels: Readonly<Record<string, VendorModel>> = {
  'gpt-4.1': { vendor: 'openai', model: 'gpt-4.1', thinks: false },
  'gpt-5-no-cds': { vendor: 'openai', model: 'gpt-5', effort: 'low', thinks: true },
  'gpt-5': { vendor: 'openai', model: 'gpt-5', effort: 'medium', thinks: true },
  'gpt-5-high': { vendor: 'openai', model: 'gpt-5', effort: 'high', thinks: true },
  'o3-pro': { vendor: 'openai', model: 'o3-pro', thinks: true },
  o3: { vendor: 'openai', model: 'o3', thinks: true },
  o1: { vendor: 'openai', model: 'o1', thinks: true },
  'o4-mini': { vendor: 'openai', model: 'o4-mini', thinks: true },
  'grok-4': { vendor: 'xai', model: 'grok-4', thinks: true },
};
