import type {
  BundleIssue,
  ChartFacts,
  FactAllergy,
  FactMedication,
  FactProblem,
} from '@clinical/contract/visualizer/chart-facts.schemas';
import { allergiesIn } from '../stated-facts/allergies.ts';
import { BundleError, codeOf, concept, Field } from './fields.ts';
import { valuesOf } from './read-observation.ts';

/**
 * `issues`: single records that could not be read and are left out. `skipped`: how many records of other types the file holds, which
 * this program does not read, or proposals. `withdrawn`: records that the other system entered in error, refuted or cancelled.
 */
export type ReadBundle = {
  facts: ChartFacts;
  issues: BundleIssue[];
  skipped: Record<string, number>;
  withdrawn: number;
};

type Reader = (resource: Field, key: string) => void;

/**
 * Reads a FHIR R4 Bundle of one patient: Patient, Condition, MedicationRequest, MedicationStatement, AllergyIntolerance and Observation.
 * @throws BundleError for what is no Bundle, has no entries, or holds more than one patient
 */
export function readBundle(json: unknown): ReadBundle {
  const bundle = new Field(json, '');
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new BundleError([{ path: '', message: 'is no FHIR Bundle' }]);
  const type = bundle.at('resourceType');
  if (type.text() !== 'Bundle') type.fail(`is not Bundle${type.there ? ` but ${type.text()}` : ''}`);
  const entries = bundle.list('entry');
  if (entries.length === 0) bundle.at('entry').fail('is empty');
  const resources = entries.map((entry) => entry.at('resource'));
  const patients = resources.filter((resource) => typeOf(resource) === 'Patient');
  if (patients.length > 1)
    throw new BundleError(
      patients.slice(1).map(({ path }) => ({ path, message: 'is a second patient; a file is read for one' })),
    );
  const facts: ChartFacts = { patient: null, problems: [], medications: [], allergies: [], values: [] };
  const read: ReadBundle = { facts, issues: [], skipped: {}, withdrawn: 0 };
  const patient = patients[0];
  if (patient) facts.patient = patientOf(patient);
  const own = patient ? patientReferences(patient, entries) : null;
  if (own === null) assertOneSubject(resources);
  const medicines = new Map(
    resources.flatMap((resource, at) =>
      typeOf(resource) === 'Medication'
        ? referencesOf(resource, entries[at]!).map((reference) => [reference, resource] as const)
        : [],
    ),
  );
  const readers: Record<string, Reader> = {
    Condition: (resource, key) => void facts.problems.push(problemOf(resource, key)),
    MedicationRequest: (resource, key) =>
      void facts.medications.push(medicationOf(resource, key, medicines, 'authoredOn')),
    MedicationStatement: (resource, key) =>
      void facts.medications.push(medicationOf(resource, key, medicines, 'dateAsserted')),
    AllergyIntolerance: (resource, key) => void facts.allergies.push(allergyOf(resource, key)),
    Observation: (resource, key) => void facts.values.push(...valuesOf(resource, key)),
  };
  for (const [at, resource] of resources.entries()) {
    try {
      const kind = typeOf(resource);
      if (kind === '') resource.at('resourceType').fail('is missing');
      if (kind === 'Patient' || kind === 'Medication') continue;
      const reader = readers[kind];
      if (!reader || isProposal(resource)) {
        read.skipped[kind] = (read.skipped[kind] ?? 0) + 1;
        continue;
      }
      assertOwn(resource, own);
      if (isWithdrawn(resource)) read.withdrawn += 1;
      else
        reader(resource, `${kind}/${resource.at('id').text() || entries[at]!.at('fullUrl').text() || `entry-${at}`}`);
    } catch (error) {
      if (!(error instanceof BundleError)) throw error;
      read.issues.push(...error.issues);
    }
  }
  return read;
}

const typeOf = (resource: Field): string => resource.at('resourceType').text();

/** How other records of the file may refer to one. */
function referencesOf(resource: Field, entry: Field): string[] {
  const id = resource.at('id').text();
  const url = entry.at('fullUrl').text();
  return [...(id === '' ? [] : [`${typeOf(resource)}/${id}`, `urn:uuid:${id}`]), ...(url === '' ? [] : [url])];
}

function patientReferences(patient: Field, entries: readonly Field[]): Set<string> {
  const entry = entries.find((one) => one.at('resource').value === patient.value)!;
  return new Set(referencesOf(patient, entry));
}

function assertOwn(resource: Field, own: ReadonlySet<string> | null): void {
  const of = [resource.at('subject'), resource.at('patient')].find(({ there }) => there);
  const reference = of?.at('reference').text() ?? '';
  if (reference === '' || own === null) return;
  const ends = reference.split('/').slice(-2).join('/');
  if (!own.has(reference) && !own.has(ends)) of!.at('reference').fail('is another patient');
}

/** Without a Patient in the file all its records must name the same one. */
function assertOneSubject(resources: readonly Field[]): void {
  let first: string | null = null;
  for (const resource of resources) {
    if (typeof resource.value !== 'object' || resource.value === null) continue;
    const of = [resource.at('subject'), resource.at('patient')].find(({ there }) => there)?.at('reference');
    const reference = typeof of?.value === 'string' ? of.value : '';
    if (reference === '') continue;
    const ends = reference.split('/').slice(-2).join('/');
    first ??= ends;
    if (ends !== first) of!.fail('is a second patient; a file is read for one');
  }
}

/** What somebody only suggested is no medication. */
const isProposal = (resource: Field): boolean => /^(?:proposal|option)$/.test(resource.at('intent').text());

function isWithdrawn(resource: Field): boolean {
  const status = resource.at('status').text();
  const verified = codeOf(resource.at('verificationStatus'));
  return (
    /^(?:entered-in-error|cancelled|not-taken|draft)$/.test(status) ||
    /^(?:entered-in-error|refuted)$/.test(verified) ||
    resource.at('doNotPerform').value === true
  );
}

function patientOf(patient: Field): ChartFacts['patient'] {
  const names = patient.list('name');
  const name = names.find((one) => one.at('use').text() === 'official') ?? names[0];
  const given =
    name
      ?.list('given')
      .map((one) => one.text())
      .join(' ') ?? '';
  const mrn = patient
    .list('identifier')
    .find((one) => concept(one.at('type')).codes.includes('MR'))
    ?.at('value')
    .text();
  return {
    name: name ? name.at('text').text() || `${given} ${name.at('family').text()}`.trim() : '',
    birthDate: patient.at('birthDate').day(),
    sex: patient.at('gender').text() || null,
    mrn: mrn || null,
  };
}

/** SNOMED's labels end with the kind of concept: "Hypertension (disorder)". */
const plainName = (name: string): string =>
  name.replace(/\s*\((?:disorder|finding|situation|procedure|morphologic abnormality)\)\s*$/i, '');

function problemOf(resource: Field, key: string): FactProblem {
  const { name, code } = concept(resource.at('code'));
  if (name === '' && code === '') resource.at('code').fail('names no problem');
  const clinical = codeOf(resource.at('clinicalStatus'));
  const onset = [
    resource.at('onsetDateTime'),
    resource.at('onsetPeriod').at('start'),
    resource.at('recordedDate'),
  ].find(({ there }) => there);
  const ended = [resource.at('abatementDateTime'), resource.at('abatementPeriod').at('end')].find(({ there }) => there);
  return {
    key,
    name: plainName(name || code),
    status: /^(?:active|recurrence|relapse)$/.test(clinical)
      ? 'active'
      : /^(?:resolved|remission|inactive)$/.test(clinical)
        ? 'resolved'
        : 'unknown',
    onset: onset?.day() ?? null,
    ended: ended?.day() ?? null,
    final: !/^(?:provisional|differential|unconfirmed)$/.test(codeOf(resource.at('verificationStatus'))),
  };
}

function medicationOf(
  resource: Field,
  key: string,
  medicines: ReadonlyMap<string, Field>,
  recorded: string,
): FactMedication {
  const coded = concept(resource.at('medicationCodeableConcept'));
  const reference = resource.at('medicationReference');
  const target = reference.at('reference').text();
  const contained = resource.list('contained').find((one) => `#${one.at('id').text()}` === target);
  const medicine = contained ?? medicines.get(target);
  const name = coded.name || (medicine ? concept(medicine.at('code')).name : '') || reference.at('display').text();
  if (name === '') resource.at('medicationCodeableConcept').fail('names no medication');
  const period = resource.at('effectivePeriod');
  const status = resource.at('status').text();
  const stopped = [period.at('end'), resource.at('dispenseRequest').at('validityPeriod').at('end')].find(
    ({ there }) => there,
  );
  const started = [period.at('start'), resource.at('effectiveDateTime'), resource.at(recorded)].find(
    ({ there }) => there,
  );
  const [dosage] = [...resource.list('dosageInstruction'), ...resource.list('dosage')];
  return {
    key,
    name,
    dose: dosage?.at('text').text() ?? '',
    status: /^(?:active|intended)$/.test(status)
      ? 'active'
      : /^(?:stopped|completed|on-hold)$/.test(status)
        ? 'stopped'
        : 'unknown',
    started: started?.day() ?? null,
    // the end of a prescription that is still active is no stop
    stopped: /^(?:stopped|completed)$/.test(status) ? (stopped?.day() ?? null) : null,
    final: status !== 'intended',
  };
}

function allergyOf(resource: Field, key: string): FactAllergy {
  const { name, code } = concept(resource.at('code'));
  if (name === '' && code === '') resource.at('code').fail('names no substance');
  const clinical = codeOf(resource.at('clinicalStatus'));
  const [reaction] = resource.list('reaction').flatMap((one) => one.list('manifestation'));
  return {
    key,
    substance: plainName(name || code).replace(/^allergy to /i, ''),
    reaction: reaction ? concept(reaction).name : '',
    status: clinical === 'active' ? 'active' : /^(?:inactive|resolved)$/.test(clinical) ? 'inactive' : 'unknown',
    // that one kind is not known says nothing of the others
    none: allergiesIn(plainName(name)).found.some(({ state }) => state === 'none'),
    recorded: [resource.at('onsetDateTime'), resource.at('recordedDate')].find(({ there }) => there)?.day() ?? null,
    final: !/^(?:unconfirmed|presumed)$/.test(codeOf(resource.at('verificationStatus'))),
  };
}
