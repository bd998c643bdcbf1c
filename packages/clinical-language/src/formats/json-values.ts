/** Safe reading of parsed JSON. */
export type JsonRecord = Record<string, unknown>;
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
export const speakerOf = (value: unknown): string => {
  if (typeof value === 'number') return `speaker_${value}`;
  return textOf(value);
};
