import type { EhrIdentifier, EhrPatient as ShownPatient } from '@clinical/contract/ehr/ehr.schemas';
import { compareNames } from '@clinical/language/fax/same-person';
import type { EhrPatient } from '../../gateways/ehr/port.ts';

type Chart = { title: string; dateOfBirth: string | null; mrn: string | null };

const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/**
 * A patient of the EHR beside a chart. What one side lacks is not compared. Each place has record numbers of its own, so another number
 * speaks against nobody. They fit when two identifiers agree and none differs.
 */
export function comparePatient(chart: Chart, patient: EhrPatient): ShownPatient {
  const agree: EhrIdentifier[] = [];
  const differ: EhrIdentifier[] = [];
  const names = compareNames(chart.title, patient.name);
  if (names === 'same') agree.push('name');
  if (names === 'other') differ.push('name');
  if (chart.dateOfBirth && patient.birthDate) {
    (chart.dateOfBirth === patient.birthDate ? agree : differ).push('birthDate');
  }
  const own = letters(chart.mrn ?? '');
  if (own !== '' && patient.mrns.some((mrn) => letters(mrn) === own)) agree.push('mrn');
  const fits = differ.length === 0 && agree.length >= 2;
  return { ...patient, mrns: [...patient.mrns], agree, differ, fits };
}

const words: Record<EhrIdentifier, string> = { name: 'name', birthDate: 'date of birth', mrn: 'record number' };

/** Why a note of the chart must not go to this patient; null when it may. It names no patient. */
export function otherPatient(chart: Chart, patient: EhrPatient | null): string | null {
  if (!patient) return 'The EHR does not have this patient any more.';
  const { fits, differ, agree } = comparePatient(chart, patient);
  if (fits) return null;
  if (differ.length > 0) {
    return `The patient in the EHR differs from this chart: ${differ.map((each) => words[each]).join(', ')}.`;
  }
  const known = agree.length === 0 ? 'Nothing' : `Only the ${words[agree[0]!]}`;
  return `${known} agrees with the patient in the EHR. Two identifiers are needed: add the date of birth or the MRN to this chart.`;
}
