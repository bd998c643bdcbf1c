import { richBlocks } from '@clinical/language/rich-text/rich-blocks';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../test/fhir-validator.ts';
import { type BundleSource, fhirBundle } from './fhir-bundle.ts';

const quote = 'I have had a dry cough for three days';
const link = { utteranceId: 'u2', start: 0, end: quote.length, startMs: null, endMs: null, quote };

const source = (changes: Partial<BundleSource['entry']> = {}, rest: Partial<BundleSource> = {}): BundleSource => ({
  entry: {
    id: '0198c0de-0000-7000-8000-000000000001',
    createdAt: '2026-03-10T09:30:00.000Z',
    updatedAt: '2026-03-10T09:45:00.000Z',
    kind: 'recording',
    question: `Doctor: What brings you in?\nPatient: ${quote} & a fever <39.`,
    signature: null,
    version: 2,
    engine: 'local',
    sentences: [
      { text: 'Dry cough for three days.', section: 'history', kind: 'said', links: [link] },
      { text: 'Rest.', section: 'plan', kind: 'typed', links: [] },
    ],
    ...changes,
  },
  chart: {
    id: '0198c0de-0000-7000-8000-000000000002',
    title: 'Maria Lind',
    dateOfBirth: '1961-04-02',
    sex: 'female',
    mrn: 'MRN-4411',
  },
  practice: { id: '0198c0de-0000-7000-8000-000000000003', name: 'Harbour Clinic' },
  author: { id: '0198c0de-0000-7000-8000-000000000004', name: 'Ada Okafor' },
  sections: [
    { key: 'history', header: 'History', blocks: richBlocks('<p>Dry cough for three days &amp; fever &lt;39.</p>') },
    { key: 'plan', header: 'Plan', blocks: richBlocks('<ul><li>Rest.<ul><li>Fluids<br>often</li></ul></li></ul>') },
    { key: 'empty', header: 'Allergies', blocks: [] },
  ],
  addenda: [],
  ...rest,
});

type Resource = Record<string, unknown> & { resourceType: string };
const resourcesOf = (bundle: object): Resource[] =>
  (bundle as { entry: { resource: Resource }[] }).entry.map(({ resource }) => resource);
const compositionOf = (bundle: object) => resourcesOf(bundle)[0] as Resource & { section?: { title: string }[] };

const signature = {
  signedAt: '2026-03-10T10:00:00.000Z',
  userId: '0198c0de-0000-7000-8000-000000000009',
  signer: 'Ada Okafor, MD',
  onBehalfOf: null,
  npi: '',
};
const addendum = {
  author: 'Ada Okafor, MD',
  createdAt: Date.parse('2026-03-11T08:00:00Z'),
  text: 'Fever since Monday.',
};

describe('the FHIR document of an entry', () => {
  it('is preliminary, final or amended, as the note stands', () => {
    expect(compositionOf(fhirBundle(source()))).toMatchObject({ status: 'preliminary', title: 'Clinical note' });
    expect(compositionOf(fhirBundle(source({ signature })))).toMatchObject({
      status: 'final',
      attester: [{ mode: 'legal', time: signature.signedAt }],
    });
    const amended = fhirBundle(source({ signature }, { addenda: [addendum] }));
    expect(compositionOf(amended).status).toBe('amended');
    expect(compositionOf(amended).section?.map(({ title }) => title)).toEqual([
      'History',
      'Plan',
      'Addendum by Ada Okafor, MD, 2026-03-11T08:00:00.000Z',
    ]);
    expect(amended['timestamp']).toBe('2026-03-11T08:00:00.000Z');
  });

  it('says from which words the sentences of a section come', () => {
    const [provenance, ...others] = resourcesOf(fhirBundle(source())).filter(
      ({ resourceType }) => resourceType === 'Provenance',
    );
    expect(others).toEqual([]);
    expect(provenance).toMatchObject({
      target: [{ reference: 'urn:uuid:0198c0de-0000-7000-8000-000000000001' }],
      entity: [
        {
          role: 'quotation',
          what: { identifier: { value: `u2#0-${quote.length}` }, display: quote },
          extension: [{ valueString: 'Dry cough for three days.' }],
        },
      ],
    });
  });

  it('is the same, byte for byte, each time', () => {
    expect(JSON.stringify(fhirBundle(source()))).toBe(JSON.stringify(fhirBundle(source())));
  });

  const cases: Record<string, BundleSource> = {
    'a draft': source(),
    'a signed note with an addendum': source({ signature }, { addenda: [addendum] }),
    'a note of a delegate': source({ signature: { ...signature, onBehalfOf: 'Ben Roe, DO' } }),
    'a source without a note': source({ sentences: [] }, { sections: [] }),
    'a file without text': source({ kind: 'pdf', question: '', sentences: [] }, { sections: [] }),
    'a synthetic visit': source({ kind: 'synthetic' }),
    'a chart with a name only': source(
      {},
      {
        chart: { id: '0198c0de-0000-7000-8000-000000000002', title: 'Cher', dateOfBirth: null, sex: null, mrn: null },
        practice: { id: '0198c0de-0000-7000-8000-000000000003', name: '' },
        author: { id: '0198c0de-0000-7000-8000-000000000004', name: '' },
      },
    ),
    'a sentence from an earlier entry': source({
      sentences: [
        {
          text: 'Penicillin: rash.',
          section: 'history',
          kind: 'chart',
          links: [{ ...link, source: { kind: 'entry', id: '0198c0de-0000-7000-8000-000000000077' } }],
        },
      ],
    }),
    'a table': source(
      {},
      {
        sections: [
          { key: 'labs', header: '', blocks: richBlocks('<table><tr><td>HbA1c</td><td>8.4 "%"</td></tr></table>') },
        ],
      },
    ),
  };
  it.each(Object.entries(cases))('of %s has the structure of FHIR R4', (_, each) => {
    expect(faultsOf(fhirBundle(each))).toEqual([]);
  });

  it.each([
    ['a code', (resource: Resource) => (resource['status'] = 'currnt')],
    ['a field', (resource: Resource) => (resource['stauts'] = 'final')],
    ['a date', (resource: Resource) => (resource['date'] = '10.03.2026')],
    ['a reference', (resource: Resource) => (resource['subject'] = { reference: 'urn:uuid:none' })],
    ['a required field', (resource: Resource) => delete resource['author']],
    ['a list', (resource: Resource) => (resource['author'] = [])],
  ])('is found wrong in %s', (_, spoil) => {
    const bundle = fhirBundle(source());
    spoil(compositionOf(bundle));
    expect(faultsOf(bundle)).toHaveLength(1);
  });
});
