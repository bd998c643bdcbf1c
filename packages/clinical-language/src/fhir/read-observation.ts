import type { FactValue } from '@clinical/contract/visualizer/chart-facts.schemas';
import { concept, type Field } from './fields.ts';

const systolic = '8480-6';
const diastolic = '8462-4';

type Timed = Pick<FactValue, 'date' | 'time' | 'final'>;

/** The values of an Observation: one, that of each component, or a pressure as a pair. */
export function valuesOf(resource: Field, key: string): FactValue[] {
  const moment = [
    resource.at('effectiveDateTime'),
    resource.at('effectiveInstant'),
    resource.at('effectivePeriod').at('start'),
  ].find(({ there }) => there);
  const status = resource.at('status').text();
  const timed: Timed = {
    date: moment?.day() ?? null,
    time: moment?.time() ?? null,
    final: status !== 'preliminary' && status !== 'registered',
  };
  const components = resource.list('component');
  const own = concept(resource.at('code'));
  if (own.name === '' && own.code === '') resource.at('code').fail('says nothing of what was observed');
  const parts = components.map((part) => valueOf(part, { key, ...timed }, concept(part.at('code'))));
  const high = parts.find(({ code }) => code === systolic);
  const low = parts.find(({ code }) => code === diastolic);
  if (high && low && high.value !== null && low.value !== null && high.unit === low.unit) {
    const pair = { ...high, code: own.code, name: own.name, second: low.value, low: null, high: null };
    const others = parts.filter((part) => part !== high && part !== low);
    return [{ ...pair, text: `${shown(high.value)}/${shown(low.value)} ${high.unit}`.trim() }, ...others];
  }
  const whole = valueOf(resource, { key, ...timed }, own);
  return parts.length === 0 || whole.text !== '' ? [orAbsent(whole), ...parts] : parts;
}

const orAbsent = (value: FactValue): FactValue => (value.text === '' ? { ...value, text: 'No value' } : value);

function valueOf(
  field: Field,
  timed: Timed & { key: string },
  { code, name }: { code: string; name: string },
): FactValue {
  const none = { ...timed, code, name, comparator: '' as const, value: null, second: null, unit: '' };
  const rest = { ...limitsOf(field), flag: flagOf(field) };
  const quantity = field.at('valueQuantity');
  if (quantity.there) {
    const value = quantity.at('value').number();
    const unit = quantity.at('unit').text() || quantity.at('code').text();
    const comparator = quantity.at('comparator').text();
    if (!['', '<', '<=', '>', '>='].includes(comparator)) quantity.at('comparator').fail(`is not known: ${comparator}`);
    if (value === null) return { ...none, ...rest, unit, text: '' };
    const sign = comparator === '' ? '' : comparator.startsWith('<') ? '<' : '>';
    return { ...none, ...rest, comparator: sign, value, unit, text: `${comparator}${shown(value)} ${unit}`.trim() };
  }
  const integer = field.at('valueInteger').number();
  if (integer !== null) return { ...none, ...rest, value: integer, text: String(integer) };
  return { ...none, ...rest, text: wordsOf(field) };
}

/** Long fractions of computed values are not read; the value itself keeps them. */
const shown = (value: number): string => String(Number(value.toFixed(2)));

function wordsOf(field: Field): string {
  const coded = field.at('valueCodeableConcept');
  if (coded.there) return concept(coded).name;
  const flat = field.at('valueBoolean');
  if (flat.there) return flat.value === true ? 'Yes' : 'No';
  const absent = field.at('dataAbsentReason');
  return (
    field.at('valueString').text() ||
    field.at('valueDateTime').text() ||
    field.at('valueTime').text() ||
    ends(field.at('valueRange'), 'low', 'high', '–') ||
    ends(field.at('valueRatio'), 'numerator', 'denominator', ' : ') ||
    (absent.there ? `No value: ${concept(absent).name}` : '')
  );
}

function ends(field: Field, first: string, second: string, mark: string): string {
  if (!field.there) return '';
  const one = (name: string) =>
    `${field.at(name).at('value').number() ?? ''} ${field.at(name).at('unit').text()}`.trim();
  return `${one(first)}${mark}${one(second)}`;
}

function limitsOf(field: Field): Pick<FactValue, 'low' | 'high'> {
  const [range] = field.list('referenceRange');
  return { low: range?.at('low').at('value').number() ?? null, high: range?.at('high').at('value').number() ?? null };
}

function flagOf(field: Field): FactValue['flag'] {
  const codes = field.list('interpretation').flatMap((one) => concept(one).codes);
  if (codes.some((code) => /^(?:H|HH|HU)$/.test(code))) return 'high';
  if (codes.some((code) => /^(?:L|LL|LU)$/.test(code))) return 'low';
  return codes.some((code) => /^(?:A|AA)$/.test(code)) ? 'abnormal' : '';
}
