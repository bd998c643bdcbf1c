import type { BundleIssue, PartialDay } from '@clinical/contract/visualizer/chart-facts.schemas';

/** What is wrong with a file, by its place in it. */
export class BundleError extends Error {
  readonly issues: readonly BundleIssue[];
  constructor(issues: readonly BundleIssue[]) {
    super(issues.map(({ path, message }) => `${path}: ${message}`).join('; '));
    this.issues = issues;
  }
}

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of a file with its place. A getter throws `BundleError` where the value is there and of another kind. */
export class Field {
  readonly value: unknown;
  readonly path: string;
  constructor(value: unknown, path: string) {
    this.value = value;
    this.path = path;
  }

  get there(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  fail(message: string): never {
    throw new BundleError([{ path: this.path, message }]);
  }

  at(name: string): Field {
    if (this.there && !isJson(this.value)) this.fail('is not an object');
    return new Field(
      this.there ? (this.value as Json)[name] : undefined,
      this.path === '' ? name : `${this.path}.${name}`,
    );
  }

  list(name: string): Field[] {
    const field = this.at(name);
    if (!field.there) return [];
    if (!Array.isArray(field.value)) field.fail('is not a list');
    return (field.value as unknown[]).map((item, n) => new Field(item, `${field.path}[${n}]`));
  }

  text(): string {
    if (!this.there) return '';
    if (typeof this.value !== 'string') this.fail('is not a text');
    return (this.value as string).trim();
  }

  number(): number | null {
    if (!this.there) return null;
    if (typeof this.value !== 'number' || !Number.isFinite(this.value)) this.fail('is not a number');
    return this.value as number;
  }

  /** The day of a date or a moment, as far as it is known. */
  day(): PartialDay | null {
    const text = this.text();
    if (text === '') return null;
    const found = dateTime.exec(text);
    if (!found || !exists(found[1]!)) this.fail(`is no date: ${text.slice(0, 40)}`);
    return found[1]!;
  }

  /** The time of day of a moment, in the zone that it was written in. */
  time(): string | null {
    return dateTime.exec(this.text())?.[2] ?? null;
  }
}

const dateTime =
  /^(\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)(?:T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;
const exists = (day: string): boolean =>
  day.length < 10 || new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) === day;

/** The words of a CodeableConcept, and its code: of LOINC where it has one. */
export function concept(field: Field): { name: string; code: string; codes: string[] } {
  const codings = field.list('coding').map((coding) => ({
    system: coding.at('system').text(),
    code: coding.at('code').text(),
    display: coding.at('display').text(),
  }));
  const loinc = codings.find(({ system }) => system === 'http://loinc.org');
  return {
    name: field.at('text').text() || codings.map(({ display }) => display).find(Boolean) || (codings[0]?.code ?? ''),
    code: (loinc ?? codings[0])?.code ?? '',
    codes: codings.map(({ code }) => code),
  };
}

/** The first code of a CodeableConcept such as a status. */
export const codeOf = (field: Field): string => concept(field).code;
