/**
 * The structure of FHIR R4 resources that this program writes: known fields only, required fields, cardinality, codes of required
 * bindings, forms of primitives, and that references within a document lead somewhere. From the definitions of hl7.org/fhir/R4.
 */
type Kind = string | { [field: string]: string };
type Shape = Record<string, string>;

const regexes: Record<string, RegExp> = {
  id: /^[A-Za-z0-9\-.]{1,64}$/,
  uri: /^\S+$/,
  url: /^\S+$/,
  string: /^[\r\n\t\u0020-\uFFFF]+$/,
  code: /^[^\s]+(\s[^\s]+)*$/,
  instant: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  dateTime: /^\d{4}(-\d\d(-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?)?)?$/,
  date: /^\d{4}(-\d\d(-\d\d)?)?$/,
  base64Binary: /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
  xhtml: /^<div xmlns="http:\/\/www\.w3\.org\/1999\/xhtml">[^]*<\/div>$/,
};

const codes: Record<string, readonly string[]> = {
  'bundle-type': ['document'],
  'composition-status': ['preliminary', 'final', 'amended', 'entered-in-error'],
  'document-reference-status': ['current', 'superseded', 'entered-in-error'],
  'attester-mode': ['personal', 'professional', 'legal', 'official'],
  'narrative-status': ['generated', 'extensions', 'additional', 'empty'],
  gender: ['male', 'female', 'other', 'unknown'],
  'entity-role': ['derivation', 'revision', 'quotation', 'source', 'removal'],
};

/** `1` required, `?` optional, `*` many, `+` many and at least one; then a type, or the codes behind `#`. */
const shapes: Record<string, Shape> = {
  Bundle: { identifier: '1Identifier', type: '1#bundle-type', timestamp: '1instant', entry: '+Entry' },
  Entry: { fullUrl: '1uri', resource: '1Resource' },
  Composition: {
    id: '1id',
    meta: '?Meta',
    identifier: '?Identifier',
    status: '1#composition-status',
    type: '1CodeableConcept',
    subject: '?Reference',
    date: '1dateTime',
    author: '+Reference',
    title: '1string',
    attester: '*Attester',
    custodian: '?Reference',
    section: '*Section',
  },
  Attester: { mode: '1#attester-mode', time: '?dateTime', party: '?Reference' },
  Section: { id: '?id', title: '?string', text: '1Narrative' },
  Narrative: { status: '1#narrative-status', div: '1xhtml' },
  Meta: { security: '*Coding' },
  Patient: { id: '1id', identifier: '*Identifier', name: '*HumanName', gender: '?#gender', birthDate: '?date' },
  Practitioner: { id: '1id', name: '*HumanName' },
  Organization: { id: '1id', name: '1string' },
  DocumentReference: {
    id: '1id',
    identifier: '*Identifier',
    status: '1#document-reference-status',
    type: '?CodeableConcept',
    subject: '?Reference',
    date: '?instant',
    content: '+Content',
  },
  Content: { attachment: '1Attachment' },
  Attachment: {
    contentType: '?code',
    data: '?base64Binary',
    size: '?unsignedInt',
    hash: '?base64Binary',
    title: '?string',
    creation: '?dateTime',
  },
  Provenance: { id: '1id', target: '+Reference', recorded: '1instant', agent: '+Agent', entity: '*Entity' },
  Agent: { type: '?CodeableConcept', who: '1Reference' },
  Entity: { extension: '*Extension', role: '1#entity-role', what: '1Reference' },
  Extension: { url: '1uri', valueString: '?string', valueUri: '?uri' },
  Identifier: { type: '?CodeableConcept', system: '?uri', value: '?string' },
  CodeableConcept: { coding: '*Coding', text: '?string' },
  Coding: { system: '?uri', code: '?code', display: '?string' },
  HumanName: { text: '?string', family: '?string', given: '*string' },
  Reference: { extension: '*Extension', reference: '?string', identifier: '?Identifier', display: '?string' },
};

type Json = Record<string, unknown>;

/** What is wrong with a document, one line each; empty when it is right. */
export function faultsOf(bundle: unknown): string[] {
  const faults: string[] = [];
  check(bundle, 'Bundle', 'Bundle', faults);
  if (faults.length > 0) return faults;
  const entries = (bundle as { entry: { fullUrl: string; resource: Json }[] }).entry;
  if (entries[0]?.resource['resourceType'] !== 'Composition') faults.push('the first entry is no Composition');
  const urls = new Set(entries.map(({ fullUrl }) => fullUrl));
  if (urls.size < entries.length) faults.push('a fullUrl is there twice');
  for (const { fullUrl, resource } of entries) {
    const id = String(resource['id']);
    if (fullUrl !== `urn:uuid:${id}` && fullUrl !== `urn:oid:2.25.${id}`)
      faults.push(`${fullUrl} is not the id of its resource`);
    for (const reference of referencesIn(resource)) {
      if (!urls.has(reference)) faults.push(`${String(resource['resourceType'])} refers to ${reference}`);
    }
  }
  return faults;
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    field === 'reference' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  );
}

function check(value: unknown, type: Kind, at: string, faults: string[]): void {
  const name = type === 'Resource' ? String((value as Json | null)?.['resourceType']) : String(type);
  const shape = shapes[name];
  if (!shape) return checkPrimitive(value, name, at, faults);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return void faults.push(`${at} is no object`);
  for (const [field, inner] of Object.entries(value)) {
    if (field === 'resourceType' && inner === name) continue;
    const declared = shape[field];
    if (!declared) {
      faults.push(`${at}.${field} is not known`);
      continue;
    }
    const isMany = declared.startsWith('*') || declared.startsWith('+');
    if (isMany !== Array.isArray(inner)) faults.push(`${at}.${field} is ${isMany ? 'no list' : 'a list'}`);
    else if (isMany && (inner as unknown[]).length === 0) faults.push(`${at}.${field} is empty`);
    else
      for (const [index, each] of (isMany ? (inner as unknown[]) : [inner]).entries()) {
        check(each, declared.slice(1), `${at}.${field}[${index}]`, faults);
      }
  }
  for (const [field, declared] of Object.entries(shape)) {
    if (/^[1+]/.test(declared) && (value as Json)[field] === undefined) faults.push(`${at}.${field} is missing`);
  }
}

function checkPrimitive(value: unknown, type: string, at: string, faults: string[]): void {
  if (type === 'unsignedInt') {
    if (!Number.isInteger(value) || (value as number) < 0) faults.push(`${at} is no ${type}`);
  } else if (type.startsWith('#')) {
    if (!codes[type.slice(1)]?.includes(String(value))) faults.push(`${at} is no code: ${String(value)}`);
  } else if (typeof value !== 'string' || !(regexes[type]?.test(value) ?? false)) {
    faults.push(`${at} is no ${type}`);
  } else if (type === 'xhtml' && !isWellFormed(value)) faults.push(`${at} is not well formed`);
}

/** Every element is closed where it was opened, and no sign stands bare. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, slash, name, rest] of xml.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*)>/g)) {
    if (slash) {
      if (open.pop() !== name) return false;
    } else if (!rest!.trimEnd().endsWith('/')) open.push(name!);
  }
  const text = xml.replaceAll(/<\/?[a-z][a-z0-9]*(?:"[^"]*"|[^">])*>/g, '');
  return open.length === 0 && !/[<>]|&(?!amp;|lt;|gt;|quot;|#39;|#\d+;)/.test(text);
}
