import { NewFaxContact } from '@clinical/contract/fax/fax.schemas';
import { faxLimits } from '@clinical/contract/fax/fax.rules';
import { parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';

export type ReadContact = z.output<typeof NewFaxContact> & { line: number };
export type ContactTable = { contacts: ReadContact[]; problems: { line: number; text: string }[] };

type Column = 'name' | 'first' | 'last' | 'organisation' | 'number' | 'specialty' | 'preferred';

/** How other programs call the columns, without spaces and signs. */
const columns: Record<Column, readonly string[]> = {
  name: ['name', 'fullname', 'contact', 'contactname', 'displayname', 'provider', 'recipient'],
  first: ['firstname', 'givenname', 'forename'],
  last: ['lastname', 'surname', 'familyname'],
  organisation: [
    'organisation',
    'organization',
    'company',
    'practice',
    'clinic',
    'facility',
    'organisationname',
    'organizationname',
  ],
  number: ['fax', 'faxnumber', 'faxno', 'number', 'businessfax', 'workfax', 'otherfax', 'fax1value'],
  specialty: ['specialty', 'speciality', 'specialization', 'specialisation'],
  preferred: ['preferred', 'favorite', 'favourite', 'starred'],
};

const yes = /^(yes|y|true|x|1|\*)$/i;

/**
 * Reads a table of contacts, separated by commas, semicolons or tabs. A line that cannot be read is named with the reason, and
 * stops no other. @throws AppError INVALID_INPUT for a file that is no table or has no column with numbers, TOO_LARGE
 */
export function readContactsCsv(text: string): ContactTable {
  const [head, ...rows] = linesOf(text);
  const places = placesOf(head?.record ?? []);
  if (places.number === undefined) {
    throw new AppError('INVALID_INPUT', {
      message: 'The first line of the file names no column with fax numbers. Call it “Fax” or “Number”.',
    });
  }
  if (rows.length > faxLimits.importedContacts) {
    throw new AppError('TOO_LARGE', {
      message: `The file has ${rows.length} contacts; at most ${faxLimits.importedContacts} are added at once.`,
    });
  }
  const table: ContactTable = { contacts: [], problems: [] };
  for (const { record, line } of rows) {
    const at = (column: Column): string => record[places[column] ?? -1] ?? '';
    const organisation = at('organisation');
    const person = at('name') || [at('first'), at('last')].filter(Boolean).join(' ');
    const read = NewFaxContact.safeParse({
      name: person || organisation,
      organisation: person ? organisation : '',
      number: at('number'),
      specialty: at('specialty'),
      preferred: yes.test(at('preferred')),
    });
    if (read.success) table.contacts.push({ ...read.data, line });
    else table.problems.push({ line, text: at('number') === '' ? 'no fax number' : read.error.issues[0]!.message });
  }
  return table;
}

type Line = { record: string[]; line: number };

function linesOf(text: string): Line[] {
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ record, line: info.lines }));
  } catch (error) {
    throw new AppError('INVALID_INPUT', {
      message: 'The file is not a table of comma-separated values.',
      cause: error,
    });
  }
}

/** The sign that the first line has most of. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const countOf = (sign: string): number => first.split(sign).length;
  return [',', ';', '\t'].toSorted((a, b) => countOf(b) - countOf(a))[0]!;
}

function placesOf(head: readonly string[]): Partial<Record<Column, number>> {
  const names = head.map((name) => name.toLowerCase().replaceAll(/[^a-z\d]/g, ''));
  const places: Partial<Record<Column, number>> = {};
  for (const [column, known] of Object.entries(columns) as [Column, readonly string[]][]) {
    const place = known.map((name) => names.indexOf(name)).find((at) => at >= 0);
    if (place !== undefined) places[column] = place;
  }
  return places;
}
