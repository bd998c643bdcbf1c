import { ofPatient } from '@clinical/contract/scribe/evidence.rules';
import type { FormSource } from '@clinical/contract/forms/forms.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { findLetterhead } from '../accounts/public.ts';
import { getNoteFor } from '../notes/public.ts';
import { type Entry, selectEntries } from '../transcripts/public.ts';
import { findOwnDetails, findOwnLocale } from './forms.queries.ts';
import type { Fact, FactKind } from './propose-values.ts';

/** Longer sections are not written into a box. */
const longestSection = 1_500;

/**
 * What a chart, the chosen entries of it and the person's own profile say. Of an entry only sentences with a source count, and a
 * made-up visit says nothing. @throws AppError NOT_FOUND
 */
export async function gatherFacts(ctx: Context | Tx, noteId: string, entryIds: readonly string[]): Promise<Fact[]> {
  const chart = await getNoteFor(ctx, noteId, 'edit');
  const locale = await findOwnLocale(ctx);
  const own: FormSource = { kind: 'chart', entryId: null, quote: '', at: isoTime(chart.updatedAt) };
  const of = (kind: FactKind, value: string | null | undefined, source: FormSource): Fact[] =>
    value ? [{ kind, value, source }] : [];
  const names = chart.title.trim().split(/\s+/);
  const birthDate = chart.dateOfBirth === null ? null : shortDate(chart.dateOfBirth, locale);
  const entries = entryIds.length === 0 ? [] : await selectEntries(ctx, noteId, entryIds);
  return [
    ...of('patient-name', chart.title, own),
    ...(names.length > 1 ? of('patient-given-name', names.slice(0, -1).join(' '), own) : []),
    ...(names.length > 1 ? of('patient-family-name', names.at(-1), own) : []),
    ...of('birth-date', birthDate, own),
    ...of('sex', chart.sex, own),
    ...of('record-number', chart.mrn, own),
    ...of('patient-phone', chart.phone, own),
    ...of('patient-email', chart.email, own),
    ...(await profileFacts(ctx)),
    ...entries
      .filter(({ kind }) => kind !== 'synthetic')
      .map(ofPatient)
      .flatMap(sectionFacts),
  ];
}

async function profileFacts(ctx: Context | Tx): Promise<Fact[]> {
  const [details, letterhead] = await Promise.all([findOwnDetails(ctx), findLetterhead(ctx.db, ctx.actor.workspaceId)]);
  const source: FormSource = { kind: 'profile', entryId: null, quote: '', at: null };
  const facts: [FactKind, string | undefined][] = [
    ['clinician-name', details ? `${details.givenName} ${details.familyName}`.trim() : ''],
    ['clinician-npi', details?.npi],
    ['clinician-email', details?.email],
    ['practice-name', letterhead?.name],
    ['practice-address', details?.address],
  ];
  return facts.flatMap(([kind, value]) => (value ? [{ kind, value, source }] : []));
}

function sectionFacts({ id, createdAt, sections, sentences }: Entry): Fact[] {
  return sections.flatMap(({ key, header }): Fact[] => {
    const said = sentences.filter(({ section, links }) => section === key && links.length > 0).map(({ text }) => text);
    const value = said.join(' ');
    if (value === '' || value.length > longestSection) return [];
    return [
      {
        kind: 'section',
        header,
        value,
        source: { kind: 'entry', entryId: id, quote: said[0]!, at: isoTime(createdAt) },
      },
    ];
  });
}

/** A calendar day (`1980-02-01`) as the person's country writes it in a form. */
const shortDate = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
