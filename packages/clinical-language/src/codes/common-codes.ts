import codes from '../../lexicon/codes.json' with { type: 'json' };

/** A code of the classification ICD-10-CM (public domain, CDC/NCHS), and the words by which a note tells of it. */
export type CommonCode = { code: string; title: string; terms: string[] };

export const commonCodes: readonly CommonCode[] = codes;
