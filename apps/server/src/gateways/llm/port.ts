import type { OutsideServiceId } from '@clinical/contract/teams/policy.schemas';
import { AppError } from '../../platform/app-error.ts';
import { port } from '../../platform/ports.ts';

/** One section's text as a model wrote it: plain text, one sentence or list item a line where the style asks for lists. */
export type WrittenSection = { key: string; text: string };

/** What one call to a provider came to. Tokens are null where it did not say, as after a call that was cut. */
export type CallReport = {
  provider: string;
  /** The provider's own name of the model. */
  model: string;
  inputTokens: number | null;
  outputTokens: number | null;
  /** Millionths of the operator's currency; null without tokens or without a price. */
  cost: number | null;
  ms: number;
  outcome: 'answered' | 'failed' | 'stopped';
};

export type NoteRequest = {
  /** Key of the price list, e.g. `gpt-4.1`. */
  model: string;
  system: string;
  prompt: string;
  /** Keys that must come back, in their order. */
  sectionKeys: readonly string[];
  /** Told of each call as it ends, tries that failed among them. */
  onCall?: (call: CallReport) => void;
};

/** Who writes behind a key of the price list, or why nobody does. */
export type Serving =
  | {
      served: true;
      /** Which of the port's `services` it is sent to. */
      service: OutsideServiceId;
      provider: string;
      model: string;
      reason: string;
      /** Characters that it takes at once where the operator says so; null: what the key's own model takes. */
      window: number | null;
    }
  | { served: false; reason: string };

/** Where text is sent to: `id` as `OutsideServiceId` of the contract, `name` what people call it. */
export type ModelService = { id: OutsideServiceId; name: string };

/** A large language model. With none configured the port says so and the embedded engine writes. */
export type LlmPort = {
  /** Null when no model is configured. */
  readonly label: string | null;
  /** All that it may send text to. */
  readonly services: readonly ModelService[];
  serving(model: string): Serving;
  /**
   * Writes the sections of a note; `onSection` is called as each is complete. The signal ends the call to the provider.
   * @throws AppError PROVIDER_FAILED with a plain message, after its own retries, never with the vendor's 401 or 403;
   * MODEL_NOT_SET_UP when nothing serves the model
   */
  writeNote(
    request: NoteRequest,
    onSection: (section: WrittenSection) => void,
    signal: AbortSignal,
  ): Promise<WrittenSection[]>;
};

const noModel = 'No AI model is connected to this server.';

/** Stands in when no model is configured, or none is wanted: the label is null, so the embedded engine writes and nothing is ever asked of it. */
export const noLlm: LlmPort = {
  label: null,
  services: [],
  serving: () => ({ served: false, reason: noModel }),
  writeNote: () => Promise.reject(new AppError('PROVIDER_FAILED', { message: noModel })),
};

export const llmPort = port<LlmPort>('llm');

/** The same service under the key of a person, who pays the provider themselves. */
export type OwnKeyLlmPort = {
  readonly services: readonly ModelService[];
  /** Its `writeNote` also throws AppError API_KEY_REFUSED, when the provider does not take this key. */
  withKey(apiKey: string): LlmPort;
};

export const ownKeyLlmPort = port<OwnKeyLlmPort>('own-key-llm');
