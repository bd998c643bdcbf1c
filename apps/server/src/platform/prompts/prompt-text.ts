import { type Frame, inertText } from './inert-text.ts';

/** `outside`: from people, files or earlier outputs, not a literal of the program. */
type Piece = { text: string; outside: boolean };

/** Text for a model. Only `promptText` and what builds on it make one, so that no outside text gets in as it came. */
class PromptText {
  readonly #pieces: readonly Piece[];

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces.filter(({ text }) => text !== '');
  }

  get pieces(): readonly Piece[] {
    return this.#pieces;
  }

  get text(): string {
    return this.#pieces.map(({ text }) => text).join('');
  }

  get length(): number {
    return this.#pieces.reduce((size, { text }) => size + text.length, 0);
  }

  /** The text with its outside pieces changed. */
  textWith(change: (outside: string) => string): string {
    return this.#pieces.map(({ text, outside }) => (outside ? change(text) : text)).join('');
  }
}
export type { PromptText };

/** System text and prompt of a call. */
export type Prompt = { system: PromptText; prompt: PromptText };

/** A prompt from the program's own literal and values. Every value that is not prompt text itself is made inert. */
export function promptText(
  literal: TemplateStringsArray,
  ...values: readonly (string | number | PromptText)[]
): PromptText {
  const pieces = literal.flatMap((own, at): readonly Piece[] => {
    const value = values[at];
    const inserted =
      value instanceof PromptText ? value.pieces : [{ text: inertText(String(value ?? '')), outside: true }];
    return [{ text: own, outside: false }, ...inserted];
  });
  return new PromptText(pieces);
}

/** Parts in their order; empty ones are left out. */
export function joinPrompt(parts: readonly PromptText[], separator: ' ' | '\n' | '\n\n' = '\n'): PromptText {
  const between: Piece = { text: separator, outside: false };
  const pieces = parts
    .filter(({ length }) => length > 0)
    .flatMap((part, at) => (at === 0 ? part.pieces : [between, ...part.pieces]));
  return new PromptText(pieces);
}

/** Text between the marks of a frame, which nothing from outside can close. */
export function framed(frame: Frame, body: string | PromptText, attribute = promptText``): PromptText {
  const marks = joinPrompt([promptText`${frame}`, attribute], ' ');
  return promptText`<${marks}>\n${body}\n</${frame}>`;
}
