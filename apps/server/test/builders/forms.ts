import { grayscale, PDFDocument, PageSizes } from '@cantoo/pdf-lib';
import { startFormDraft, uploadForm } from '@clinical/contract/forms/forms.calls';
import type { Form, FormDraft } from '@clinical/contract/forms/forms.schemas';
import type { TestServer } from '../harness.ts';
import type { TestAccount } from './accounts.ts';
import { sendForm } from './uploads.ts';

/** A blank referral form with fields of its own: name, date of birth, diagnosis, side (a choice), urgent (a box), signature. */
export async function blankForm(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage(PageSizes.Letter);
  const form = pdf.getForm();
  const place = (y: number, width = 240, height = 18) => ({ x: 200, y, width, height });
  const label = (text: string, y: number, x = 60) => page.drawText(text, { x, y: y + 5, size: 10 });
  for (const [name, words, y] of [
    ['patient', 'Patient name', 700],
    ['born', 'Date of birth', 670],
    ['provider', "Provider's name", 640],
    ['signed', 'Signature', 400],
  ] as const) {
    label(words, y);
    form.createTextField(name).addToPage(page, { ...place(y), borderWidth: 0 });
  }
  label('Diagnosis', 600);
  const diagnosis = form.createTextField('diagnosis');
  diagnosis.enableMultiline();
  diagnosis.addToPage(page, place(560, 300, 60));
  diagnosis.enableRequired();
  const side = form.createRadioGroup('side');
  for (const [at, option] of ['left', 'right'].entries()) {
    side.addOptionToPage(option, page, place(500 - at * 24, 14, 14));
    label(option, 500 - at * 24, 220);
  }
  form.createCheckBox('urgent').addToPage(page, place(440, 14, 14));
  label('Urgent', 440, 220);
  return Buffer.from(await pdf.save());
}

/** A form that is only printed: a line for the patient's name, a square for an urgent case, and text across the page. */
export async function flatForm(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage(PageSizes.Letter);
  const text = (words: string, x: number, y: number) => page.drawText(words, { x, y, size: 10 });
  text(
    'Fill in every line of this referral before it is sent, and keep a copy of it in the chart of the patient.',
    60,
    740,
  );
  text('Patient name', 60, 700);
  page.drawLine({ start: { x: 130, y: 698 }, end: { x: 330, y: 698 }, thickness: 0.7 });
  page.drawRectangle({ x: 60, y: 660, width: 10, height: 10, borderWidth: 0.7, borderColor: grayscale(0) });
  text('Urgent', 76, 661);
  return Buffer.from(await pdf.save());
}

type Blank = { title?: string; content?: Buffer };

export async function newForm(
  server: TestServer,
  account: TestAccount,
  { title = 'Referral', content }: Blank = {},
): Promise<Form> {
  const files = [{ name: `${title}.pdf`, content: content ?? (await blankForm()) }];
  return (await sendForm(server, account, uploadForm.path, files, {})).body as unknown as Form;
}

export function newFormDraft(
  account: TestAccount,
  formId: string,
  noteId: string,
  entryIds: string[] = [],
): Promise<FormDraft> {
  return account.ok(startFormDraft, { body: { formId, noteId, entryIds } });
}
