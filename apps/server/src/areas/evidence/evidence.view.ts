import type {
  AnswerBody,
  AnswerLine,
  Citation,
  EvidenceAnswer,
  Study,
} from '@clinical/contract/evidence/answer.schemas';
import type { Journal, LibrarySource } from '@clinical/contract/evidence/evidence.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Actor } from '../../platform/session.ts';
import { sourceAbilities } from './evidence.policy.ts';
import type { AnswerRow, CountedJournal } from './evidence.queries.ts';
import { type JournalRow, type SourceRow, starterJournalId } from './library.queries.ts';

/** Of a source that was taken out of the library its answers say so. */
const goneNote = 'No longer in the library';

function urlOf({ pmid, pmcid, doi }: Pick<SourceRow, 'pmid' | 'pmcid' | 'doi'>): string | null {
  if (pmid !== null) return `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
  if (pmcid !== null) return `https://pmc.ncbi.nlm.nih.gov/articles/${pmcid}/`;
  return doi === null ? null : `https://doi.org/${encodeURI(doi)}`;
}

export function viewCitation(source: SourceRow, journal: Pick<JournalRow, 'kind' | 'title'> | undefined): Citation {
  const { id: sourceId, title, year, pmid, pmcid, doi, licence, fileName } = source;
  return {
    sourceId,
    title,
    journal: journal?.kind === 'journal' ? journal.title : null,
    year,
    pmid,
    pmcid,
    doi,
    licence,
    fileName,
    url: urlOf(source),
  };
}

/** The most used journal has 100; a logarithm keeps those that are used now and then apart from those that never are. */
export function viewJournals(rows: readonly CountedJournal[]): Journal[] {
  const most = Math.max(1, ...rows.map(({ uses }) => uses));
  return rows
    .map(({ id, title, specialty, nlmId, kind, sources, uses }) => ({
      id,
      title,
      specialty,
      nlmId,
      kind,
      sources,
      usage: Math.round((100 * Math.log1p(uses)) / Math.log1p(most)),
    }))
    .toSorted((a, b) => b.usage - a.usage || b.sources - a.sources || a.title.localeCompare(b.title, 'en'));
}

type Statuses = ReadonlyMap<string, Pick<SourceRow, 'status' | 'statusNote'>>;

/**
 * Sources of an answer as they stand now, so that a retraction marks answers that were given before it. Evidence of level 1 that was retracted or
 * superseded is none.
 */
function marked(body: AnswerBody, statuses: Statuses): AnswerBody {
  const studies = body.studies.map((study): Study => {
    const now = statuses.get(study.citation.sourceId);
    if (!now) return { ...study, statusNote: study.statusNote || goneNote };
    return study.status === 'retracted' ? study : { ...study, ...now };
  });
  const levelOne = body.levelOne && studies.some(({ level, status }) => level === 1 && status === 'current');
  return { ...body, levelOne, studies };
}

export function viewAnswer(row: AnswerRow, statuses: Statuses): EvidenceAnswer {
  const { id, question, removed, engine, createdAt } = row;
  return { ...marked(row.body, statuses), id, question, removed, engine, createdAt: isoTime(createdAt) };
}

export function viewAnswerLine(row: AnswerRow, statuses: Statuses): AnswerLine {
  const { id, question, engine } = row;
  const { match, levelOne, studies } = marked(row.body, statuses);
  return {
    id,
    question,
    engine,
    createdAt: isoTime(row.createdAt),
    match,
    levelOne,
    marked: studies.filter(({ used, status }) => used && status !== 'current').length,
  };
}

export function viewSource(
  actor: Pick<Actor, 'userId' | 'cap'>,
  source: SourceRow,
  journal: Pick<JournalRow, 'kind' | 'title'> | undefined,
): LibrarySource {
  const { kind, pages, design, level, status, statusNote, journalId } = source;
  const starter = journalId === starterJournalId;
  return {
    citation: viewCitation(source, journal),
    kind,
    pages,
    design,
    level,
    status,
    statusNote,
    starter,
    addedAt: starter ? null : isoTime(source.createdAt),
    abilities: sourceAbilities(actor, source),
  };
}
