import type { FormField } from '@clinical/contract/forms/fields.schemas';
import type { FormProposal, FormSource } from '@clinical/contract/forms/forms.schemas';

/** What a fact is about. */
export type FactKind =
  | 'patient-name'
  | 'patient-given-name'
  | 'patient-family-name'
  | 'birth-date'
  | 'sex'
  | 'record-number'
  | 'patient-phone'
  | 'patient-email'
  | 'clinician-name'
  | 'clinician-npi'
  | 'clinician-email'
  | 'practice-name'
  | 'practice-address';
/** `section`: the words of one section of an entry's note, by its header. */
export type Fact = { value: string; source: FormSource } & ({ kind: FactKind } | { kind: 'section'; header: string });

/** Somebody else than the patient and the clinician: nothing is known of them. */
const others =
  /\b(?:spouse|husband|wife|child|dependent|parent|mother|father|guardian|next of kin|emergency contact|witness|employer|school|insur\w+|subscriber|policy ?holder|requester|representative|business|company|pharmacy|attorney|translator|interpreter)\b/i;
const clinicians =
  /\b(?:physician|provider|doctor|clinician|prescriber|practitioner|nurse|practice|clinic|surgery|facility)\b/i;
const patients = /\b(?:patient|client|resident|claimant|applicant|employee|veteran|member|your)\b/i;

type Rule = { kind: FactKind; asks: RegExp; not?: RegExp; of?: RegExp };

/** Read in this order; the first that fits decides. `of`: who the words have to name. */
const rules: readonly Rule[] = [
  { kind: 'clinician-npi', asks: /\bnpi\b|national provider identifier/i },
  {
    kind: 'record-number',
    asks: /\b(?:mrn|medical record (?:no|number|#)|chart (?:no|number)|patient (?:id|number|no))\b/i,
  },
  { kind: 'birth-date', asks: /\b(?:date of birth|birth ?date|d\.?o\.?b\.?)(?![a-z])/i, not: clinicians },
  { kind: 'sex', asks: /^(?:[^a-z]*)(?:patient'?s? )?(?:sex|gender)\b/i },
  { kind: 'practice-address', asks: /\baddress\b/i, of: clinicians, not: /e-?mail/i },
  {
    kind: 'practice-name',
    asks: /\b(?:name of (?:the )?(?:practice|clinic|surgery|facility)|(?:practice|clinic|facility) name)\b/i,
  },
  { kind: 'clinician-email', asks: /\be-?mail\b/i, of: clinicians },
  { kind: 'clinician-name', asks: /\bname\b/i, of: clinicians },
  { kind: 'patient-email', asks: /\be-?mail\b/i, of: patients },
  { kind: 'patient-phone', asks: /\b(?:phone|telephone|mobile|cell)\b/i, of: patients, not: clinicians },
  { kind: 'patient-family-name', asks: /\b(?:last|family) name\b|\bsurname\b/i, not: /first|given|business/i },
  { kind: 'patient-given-name', asks: /\b(?:first|given) name\b/i, not: /last|family|surname|business/i },
  { kind: 'patient-name', asks: /\bname\b/i, of: patients },
  { kind: 'patient-name', asks: /^(?:full )?name$/i },
];

/** Words of a field, and headers of a note that answer them. */
const sectionRules: readonly { asks: RegExp; header: RegExp }[] = [
  { asks: /\bdiagnos[ie]s\b|\bmedical condition\b/i, header: /diagnos|assessment|impression/i },
  { asks: /\b(?:current )?medications?\b|\bprescri(?:bed|ptions?)\b/i, header: /medication|prescri/i },
  { asks: /\ballerg(?:y|ies)\b/i, header: /allerg/i },
  {
    asks: /\b(?:chief complaint|reason for (?:visit|referral|consultation))\b/i,
    header: /chief complaint|reason|presenting/i,
  },
  {
    asks: /\b(?:history of (?:present|the present)|clinical history|medical facts|symptoms)\b/i,
    header: /history of present|^hpi|subjective|history/i,
  },
  { asks: /\bpast (?:medical|surgical) history\b/i, header: /past (?:medical|surgical)/i },
  { asks: /\b(?:physical )?exam(?:ination)?(?: findings)?\b|\bfindings\b/i, header: /exam|objective/i },
  { asks: /\b(?:treatment|plan|recommendations?|regimen)\b/i, header: /plan|treatment|recommend/i },
  { asks: /\b(?:lab(?:oratory)?|test) results?\b/i, header: /result|lab/i },
];

/** What is known for each field, by its id; without an entry where nothing is. Attestations, signatures and boxes that wait for a person are never proposed. */
export function proposeValues(fields: readonly FormField[], facts: readonly Fact[]): Record<string, FormProposal[]> {
  const found: Record<string, FormProposal[]> = {};
  for (const field of fields) {
    if (field.attests || field.type === 'signature' || !field.confirmed) continue;
    const proposals = proposalsFor(field, facts).flatMap((proposal) => fitted(field, proposal));
    const distinct = [...new Map(proposals.map((each) => [each.value.toLowerCase(), each])).values()];
    if (distinct.length > 0) found[field.id] = distinct;
  }
  return found;
}

function proposalsFor(field: FormField, facts: readonly Fact[]): FormProposal[] {
  const asked = `${field.name} ${field.hint}`;
  if (field.type === 'checkbox' || others.test(asked)) return [];
  const rule = rules.find(({ asks, not, of }) => asks.test(asked) && !not?.test(asked) && (!of || of.test(asked)));
  if (rule) return facts.filter(({ kind }) => kind === rule.kind).map(plain);
  if (field.type !== 'text') return [];
  const section = sectionRules.find(({ asks }) => asks.test(asked));
  if (!section) return [];
  return facts.filter((fact) => fact.kind === 'section' && section.header.test(fact.header)).map(plain);
}

const plain = ({ value, source }: Fact): FormProposal => ({ value, source });

/** As the field takes it: an option of its list, no more characters than fit. */
function fitted(field: FormField, { value, source }: FormProposal): FormProposal[] {
  if (value.trim() === '') return [];
  if (field.maxLength !== null && value.length > field.maxLength) return [];
  if (field.type !== 'choice') return [{ value, source }];
  const wanted = value.toLowerCase();
  const option = field.options.find(
    ({ value: own, label }) =>
      label.toLowerCase() === wanted || own.toLowerCase() === wanted || label.toLowerCase() === wanted[0],
  );
  return option ? [{ value: option.value, source }] : [];
}
