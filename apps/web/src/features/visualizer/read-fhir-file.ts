import { limits } from '@clinical/contract/limits';

/** Room for the rest of the request. */
export const mostBytes = limits.largeJsonBody - 64 * 1024;

export type ReadFile = { bundle: Record<string, unknown> } | { wrong: 'not-json' | 'too-large' };

/** The content of a chosen file as JSON; the server reads what is in it. */
export async function readFhirFile(file: Pick<File, 'size' | 'text'>): Promise<ReadFile> {
  if (file.size > mostBytes) return { wrong: 'too-large' };
  try {
    const read: unknown = JSON.parse(await file.text());
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return { wrong: 'not-json' };
    return { bundle: read as Record<string, unknown> };
  } catch {
    return { wrong: 'not-json' };
  }
}

/** Whose file it says to be, for a person who compares; only what is surely there. */
export function patientIn(bundle: Record<string, unknown>): { name: string; birthDate: string } {
  const entries = Array.isArray(bundle['entry']) ? (bundle['entry'] as { resource?: Record<string, unknown> }[]) : [];
  const patient = entries.find((entry) => entry?.resource?.['resourceType'] === 'Patient')?.resource ?? {};
  const [name] = Array.isArray(patient['name']) ? (patient['name'] as Record<string, unknown>[]) : [];
  const given = Array.isArray(name?.['given']) ? (name['given'] as unknown[]).join(' ') : '';
  const words = typeof name?.['text'] === 'string' ? name['text'] : `${given} ${textOf(name?.['family'])}`;
  return { name: words.trim(), birthDate: textOf(patient['birthDate']) };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
