import { type FaxLook, type FaxRow, type Random, scannedFax } from '../../apps/server/test/fax-scans.ts';

export type Person = { name: string; first: string; last: string; dateOfBirth: string; mrn: string };
/** `about`: whose the pages are, in their order; null for a page that names nobody. */
export type MadeFax = { kind: string; pdf: Buffer; about: (Person | null)[]; texts: string[]; isClean: boolean };

/** Numbers from 0 to 1, the same for the same seed. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

const firsts =
  'Anna Brian Carla David Elena Frank Grace Hector Irene Jonas Karen Luis Maria Nathan Olga Peter Rosa Samuel Tina Victor Wendy Yusuf'.split(
    ' ',
  );
const lasts =
  'Abbott Barnes Castillo Dawson Ellison Fischer Gallagher Hoffman Iverson Jennings Kowalski Lindqvist Mercer Novak Ortega Prescott Quinlan Ramsey Sandoval Thornton Underhill Vasquez Whitaker Young'.split(
    ' ',
  );

const two = (value: number): string => String(value).padStart(2, '0');

/** The patients of a clinic. Every sixth shares a name with another one, every tenth a date of birth. */
export function madePatients(random: Random, count: number): Person[] {
  const people: Person[] = [];
  for (let at = 0; at < count; at += 1) {
    const other = people.length > 3 ? pick(random, people) : null;
    const sharesName = other !== null && at % 6 === 5;
    const first = sharesName ? other.first : pick(random, firsts);
    const last = sharesName ? other.last : pick(random, lasts);
    const born = `${1930 + Math.floor(random() * 90)}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`;
    people.push({
      name: `${first} ${last}`,
      first,
      last,
      dateOfBirth: other !== null && at % 10 === 9 ? other.dateOfBirth : born,
      mrn: String(100_000 + Math.floor(random() * 900_000)),
    });
  }
  return people;
}

const senders = [
  'Northgate Cardiology',
  'Lakeside Imaging Center',
  'Valley Regional Hospital',
  'Summit Orthopedics',
  'Quarry Road Laboratory',
];
const findings = [
  'The exercise stress test is negative for ischemia.',
  'There is no evidence of fracture or dislocation.',
  'Hemoglobin is 10.8 g/dL, which is below the reference range.',
  'The lungs are clear and the heart is of normal size.',
  'Left ventricular ejection fraction is 55 to 60 percent.',
];
const advices = [
  'Please continue metoprolol 25 mg daily.',
  'We recommend a repeat study in six months.',
  'Please repeat the blood count in two weeks.',
  'I suggest physical therapy twice a week.',
];

function dateAs(random: Random, iso: string): string {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  const name = 'January February March April May June July August September October November December'.split(' ')[
    month - 1
  ]!;
  return pick(random, [
    `${two(month)}/${two(day)}/${year}`,
    `${month}/${day}/${year}`,
    `${two(month)}-${two(day)}-${year}`,
    `${name} ${day}, ${year}`,
    `${two(day)} ${name.slice(0, 3)} ${year}`,
    iso,
  ]);
}

/** How senders say whom a page is about. */
function identityRows(random: Random, { first, last, name, dateOfBirth, mrn }: Person): FaxRow[] {
  const born = dateAs(random, dateOfBirth);
  const reversed = `${last}, ${first}`;
  const withNumber = random() < 0.5;
  return pick<() => FaxRow[]>(random, [
    () => [{ text: `RE: ${name.toUpperCase()}   DOB: ${born}${withNumber ? `   Your MRN: ${mrn}` : ''}` }],
    () => [
      { text: `Patient Name: ${reversed}` },
      { text: `Date of Birth: ${born}` },
      ...(withNumber ? [{ text: `Medical Record Number: ${mrn}` }] : []),
    ],
    () => [
      { text: '', columns: ['Patient', 'Date of birth', 'MRN'] },
      { text: '', columns: [reversed, born, mrn] },
    ],
    () => [{ text: `Regarding: ${name}, born ${born}` }],
    () => [{ text: `PATIENT: ${reversed.toUpperCase()}  DOB ${born}  SEX F  MRN ${mrn}` }],
    () => [{ text: `Name: ${name}` }, { text: `D.O.B.: ${born}` }],
  ])();
}

function letter(random: Random, person: Person, sender: string, page: string): FaxRow[] {
  const kind = pick(random, ['letter', 'report']);
  const day = dateAs(random, '2026-11-20');
  return [
    { text: sender, size: 44 },
    { text: '410 Quarry Road, Suite 3 · Tel 555 010 0140 · Fax 555 010 0142', size: 22 },
    ...(kind === 'letter'
      ? [{ text: day }, { text: 'To: Dr. A. Okafor, Harbor Street Clinic' }]
      : [{ text: 'RADIOLOGY REPORT' }, { text: `Exam date: ${day}` }]),
    ...identityRows(random, person),
    ...(kind === 'letter'
      ? [
          { text: 'Dear Dr. Okafor,' },
          { text: 'Thank you for asking us to see this patient, who was examined last week.' },
        ]
      : [{ text: 'Comparison: none.' }]),
    { text: kind === 'letter' ? pick(random, findings) : `Impression: ${pick(random, findings)}` },
    { text: pick(random, advices) },
    { text: 'With kind regards,' },
    { text: 'Lena Abara, MD' },
    { text: page, size: 22 },
  ];
}

const annex = (random: Random): FaxRow[] => [
  { text: 'Additional findings' },
  { text: pick(random, findings) },
  { text: 'Heart rate 72, blood pressure 128 over 76, weight 81 kg.' },
  { text: 'Page 2 of 2', size: 22 },
];

/** One fax: clean or noisy, straight or slanted, now and then upside down, about one of the patients, two of them, or a stranger. */
export function madeFax(random: Random, patients: readonly Person[], index: number): MadeFax {
  const look: FaxLook = {
    high: random() < 0.6 ? 98 : 196,
    skew: random() < 0.5 ? 0 : (random() - 0.5) * 3,
    noise: pick(random, [0, 0, 0.002, 0.005]),
    turned: random() < 0.05,
  };
  const person = pick(random, patients);
  const sender = pick(random, senders);
  const stranger: Person = {
    ...person,
    // the same name with another date of birth, or one digit of it off
    dateOfBirth:
      random() < 0.5
        ? `${1930 + Math.floor(random() * 90)}-05-17`
        : person.dateOfBirth.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
    mrn: String(100_000 + Math.floor(random() * 900_000)),
  };
  const other = pick(
    random,
    patients.filter(({ name }) => name !== person.name),
  );
  const kinds: Record<string, () => [Person | null, FaxRow[]][]> = {
    one: () => [[person, letter(random, person, sender, 'Page 1 of 1')]],
    annex: () => [
      [person, letter(random, person, sender, 'Page 1 of 2')],
      [null, annex(random)],
    ],
    two: () => [
      [person, letter(random, person, sender, 'Page 1 of 1')],
      ...(random() < 0.4 ? [[null, annex(random)] as [null, FaxRow[]]] : []),
      [other, letter(random, other, sender, 'Page 1 of 1')],
    ],
    stranger: () => [[stranger, letter(random, stranger, sender, 'Page 1 of 1')]],
  };
  const kind = (['one', 'one', 'one', 'annex', 'two', 'stranger'] as const)[index % 6]!;
  const pages = kinds[kind]!();
  const scans = pages.map(([, rows], at) => ({
    header: `NOV-23-2026 09:12   ${sender.toUpperCase()}   +1 555 010 0142   P.0${at + 1}/0${pages.length}`,
    rows,
  }));
  const known = new Set(patients.map(({ name, dateOfBirth }) => `${name} ${dateOfBirth}`));
  // a made date may by chance be a patient's own
  const isReal = kind !== 'stranger' || known.has(`${stranger.name} ${stranger.dateOfBirth}`);
  return {
    kind: isReal ? kind : 'stranger',
    pdf: scannedFax(scans, look, random),
    about: pages.map(([about]) => about),
    isClean: look.noise === 0 && look.skew === 0 && !look.turned && look.high === 98,
    texts: pages.map(([, rows]) => rows.flatMap((row) => row.columns ?? [row.text]).join(' ')),
  };
}
