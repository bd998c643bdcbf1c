import type { FormFieldType } from '@clinical/contract/forms/fields.schemas';

const dates = /\b(?:date|dob|birth ?date|mm[\s/.-]*dd|dd[\s/.-]*mm|month.{0,8}day.{0,8}year)\b/i;
const signatures = /\b(?:signature|sign(?:ed)? (?:here|by)|initials?)\b/i;
/** What a person certifies, beyond a plain answer. */
const statements =
  /\b(?:certif(?:y|ies|ication that)|attest|declare|swear|affirm|under penalt|acknowledge|i (?:hereby )?(?:agree|consent|authori[sz]e)|true and correct)\b/i;
const signingDates = /\b(?:date (?:signed|of signature)|signature date)\b/i;

/** A text box whose words ask for a date or a signature is of that type. */
export function typeByName(type: FormFieldType, name: string): FormFieldType {
  if (type !== 'text') return type;
  if (signatures.test(name) && !signingDates.test(name)) return 'signature';
  return dates.test(name) ? 'date' : 'text';
}

/** Whether only a person may fill it: a signature, its date, or a statement that is certified. */
export function attests(type: FormFieldType, name: string, hint: string): boolean {
  if (type === 'signature') return true;
  return (
    signingDates.test(`${name} ${hint}`) ||
    ((type === 'checkbox' || type === 'choice') && statements.test(`${name} ${hint}`))
  );
}
