import entries from '../../lexicon/analytes.json' with { type: 'json' };
import unitEntries from '../../lexicon/measure-units.json' with { type: 'json' };

/** Something that is measured again and again: a set of names and codes. */
export type Analyte = {
  name: string;
  /** Names in lower case. */
  forms: readonly string[];
  /** Names whose capitals count: "K". */
  short?: readonly string[];
  /** LOINC. */
  codes: readonly string[];
  /** LOINC of its two parts, where it is a pair: systolic and diastolic. */
  pair?: readonly string[];
  /** The unit that it is drawn in. */
  unit: string;
  /** Other units: drawn value = value × factor + addend. No further unit is converted. */
  others?: readonly { name: string; factor: number; addend?: number }[];
  /** Lowest and highest value in the drawn unit that somebody alive can have. */
  plausible: readonly number[];
  /** The unit of a value that is written without one, where the value leaves only one. */
  bare?: readonly { unit: string; from: number; to: number }[];
  /** What a prompt may call the group that it belongs to. */
  topics?: readonly string[];
};

/** A value in the unit that it is drawn in. */
export type Drawn = { value: number; unit: string };

export const analytes: readonly Analyte[] = entries as Analyte[];

/** Small letters, one sign for micro, figures for raised ones. */
function plain(written: string): string {
  return written.trim().normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');
}

const byCode = new Map(analytes.flatMap((analyte) => analyte.codes.map((code) => [code, analyte] as const)));
const byForm = new Map(analytes.flatMap((analyte) => analyte.forms.map((form) => [form, analyte] as const)));
const byShort = new Map(analytes.flatMap((analyte) => (analyte.short ?? []).map((form) => [form, analyte] as const)));
const byName = new Map(analytes.map((analyte) => [analyte.name, analyte]));
const spellings = new Map(
  unitEntries.flatMap(({ name, written }) => written.map((form) => [plain(form), name] as const)),
);
/** Each unit with all its spellings. */
export const spellingsOf: ReadonlyMap<string, readonly string[]> = new Map(
  unitEntries.map(({ name, written }) => [name, written]),
);
const labels: Readonly<Record<string, string>> = {
  'mm[Hg]': 'mmHg',
  '[degF]': '°F',
  Cel: '°C',
  '[lb_av]': 'lb',
  '[oz_av]': 'oz',
  '[in_i]': 'in',
  '[ft_i]': 'ft',
  '10*9/L': '×10⁹/L',
  '10*12/L': '×10¹²/L',
  'mL/min/1.73m2': 'mL/min/1.73 m²',
  'kg/m2': 'kg/m²',
  'umol/L': 'µmol/L',
  'ug/dL': 'µg/dL',
  '{score}': '',
  '{INR}': '',
};

/** The analyte of a LOINC code; of a pair also by that of the whole. */
export const analyteOfCode = (code: string): Analyte | undefined => byCode.get(code);
/** The analyte of a name as a note or a laboratory writes it. */
export const analyteOfName = (name: string): Analyte | undefined =>
  byShort.get(name.trim()) ?? byForm.get(name.trim().toLowerCase().replaceAll(/\s+/g, ' '));
export const analyteNamed = (name: string): Analyte | undefined => byName.get(name);

/** The one name of a unit in any spelling; undefined for one that is not known. */
export const unitNamed = (written: string): string | undefined =>
  spellings.get(plain(written)) ?? spellings.get(plain(written).replaceAll(' ', ''));

/** A unit as people read it. */
export const unitLabel = (unit: string): string => labels[unit] ?? unit;

/** The units that an analyte is known in. */
export const unitsOf = ({ unit, others = [] }: Analyte): string[] => [unit, ...others.map(({ name }) => name)];

/** All spellings of those units. */
export const unitFormsOf = (analyte: Analyte): string[] =>
  unitsOf(analyte).flatMap((unit) => spellingsOf.get(unit) ?? []);

/** The value in the unit that its analyte is drawn in; null for a unit that the table does not know. */
export function drawnValue(analyte: Analyte, value: number, written: string): Drawn | null {
  const unit = unitNamed(written);
  if (unit === undefined) return null;
  if (unit === analyte.unit) return { value, unit };
  const rule = analyte.others?.find(({ name }) => name === unit);
  if (!rule) return null;
  return { value: Number((value * rule.factor + (rule.addend ?? 0)).toPrecision(4)), unit: analyte.unit };
}

/** Whether a drawn value can be one of a living person. */
export const isPlausible = ({ plausible }: Analyte, value: number): boolean =>
  value >= plausible[0]! && value <= plausible[1]!;

/** The unit of a value without one; undefined where more than one is in use. */
export const bareUnit = ({ bare = [] }: Analyte, value: number): string | undefined =>
  bare.find(({ from, to }) => value >= from && value <= to)?.unit;

/** A text of another system with its units as people read them: "7.2 10*3/uL" is "7.2 10³/µL". */
export const readableUnits = (text: string): string =>
  text
    .replaceAll(
      /\b10\*(\d{1,2})/g,
      (_, power: string) => `10${[...power].map((digit) => raised[Number(digit)]).join('')}`,
    )
    .replaceAll(/\bu(L|mol|g|m|IU|U)\b/g, 'µ$1')
    .replaceAll(/\{?1\.73[_ ]?m2\}?/g, '1.73 m²')
    .replaceAll('mm[Hg]', 'mmHg')
    .replaceAll('[degF]', '°F')
    .replaceAll(/\bm2\b/g, 'm²')
    .replaceAll(/(?<=\d )\{[^{}]*\}$|^\{[^{}]*\}$/g, '')
    .replaceAll(/\[(?:iU|IU)\]/g, 'IU')
    .trim();
const raised = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'];
