import { port } from '../../platform/ports.ts';

/** One section's text as a model wrote it: plain text, one sentence or list item a line where the style asks for lists. */
export type WrittenSection = { key: string; text: string };

export type NoteRequest = {
  /** Key of the price list, e.g. `gpt-4.1`. */
  model: string;
  system: string;
  prompt: string;
  /** Keys that must come back, in their order. */
  sectionKeys: readonly string[];
};

/** A large language model. With none configured the port says so and the embedded engine writes. */
export type LlmPort = {
  /** Null when no model is configured. */
  readonly label: string | null;
  /**
   * Writes the sections of a note; `onSection` is called as each is complete.
   * @throws AppError PROVIDER_FAILED with a plain message, after its own retries; never with the vendor's 401 or 403.
   */
  writeNote(
    request: NoteRequest,
    onSection: (section: WrittenSection) => void,
    signal: AbortSignal,
  ): Promise<WrittenSection[]>;
};

export const llmPort = port<LlmPort>('llm');

/** The same service under the key of a person, who pays the provider themselves. */
export type OwnKeyLlmPort = {
  /** Its `writeNote` also throws AppError API_KEY_REFUSED, when the provider does not take this key. */
  withKey(apiKey: string): LlmPort;
};

export const ownKeyLlmPort = port<OwnKeyLlmPort>('own-key-llm');
