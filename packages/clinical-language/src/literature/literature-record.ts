/** What a file of a database says of one publication. What it does not say is null or empty. */
export type LiteratureRecord = {
  pmid: string | null;
  pmcid: string | null;
  doi: string | null;
  title: string;
  /** Paragraphs, with a line "## Results" before those that have a heading. */
  abstract: string;
  journal: { title: string; nlmId: string | null } | null;
  year: number | null;
  publicationTypes: string[];
  /** It was withdrawn, or has a newer version; `note` says by what. */
  status: { kind: 'retracted' | 'superseded'; note: string } | null;
};

/** Something that a file says of other records, by their PMID. */
export type LiteratureMark = { pmid: string; kind: 'retracted' | 'superseded' | 'deleted'; note: string };

/** A record of a file with what it says of others. A notice of a retraction is no record of its own. */
export type ReadRecord = { record: LiteratureRecord | null; marks: LiteratureMark[] };

/** "RETRACTED ARTICLE: …" or "[Retracted] …" before a title, "(Retracted article. See vol. 363)" after it. */
export const retractedTitle =
  /^\s*(?:(?:retracted|withdrawn)(?:\s+(?:article|paper|publication))?(?:\s*[:.]|\s+[–—-]\s)|\[(?:retracted|withdrawn)\b[^\]]*\]|\((?:retracted|withdrawn)\b[^)]*\))|[([](?:retracted|withdrawn)(?:\s+(?:article|paper|publication)\b[^)\]]*|\s*[.:,]\s[^)\]]*)?[)\]]\s*\.?\s*$/i;

/** Publications that tell of another one and hold no findings. */
export const isNotice = (types: readonly string[]): boolean =>
  types.some((type) =>
    /^(?:retraction of publication|retraction notice|published erratum|expression of concern)$/i.test(type),
  );

export const yearOf = (text: string): number | null => {
  const year = Number(/\b(1[89]\d\d|20\d\d)\b/.exec(text)?.[1]);
  return Number.isNaN(year) ? null : year;
};

export const bareDoi = (text: string): string | null =>
  /\b(10\.\d{4,9}\/[^\s"<>]+)/
    .exec(text)?.[1]
    ?.replace(/[.,;)\]]+$/, '')
    .toLowerCase() ?? null;

export const barePmid = (text: string): string | null => /^\s*(\d{1,9})\s*$/.exec(text)?.[1] ?? null;

export const barePmcid = (text: string): string | null => /\b(PMC\d{1,9})\b/i.exec(text)?.[1]?.toUpperCase() ?? null;

/** One line, without spaces at its ends. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
