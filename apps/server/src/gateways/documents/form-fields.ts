import type { FormBox, FormField, FormFieldType, FormOption, FormPage } from '@clinical/contract/forms/fields.schemas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { DocumentFault } from './document-fault.ts';
import { attests, typeByName } from './field-kinds.ts';
import { labelNear } from './field-labels.ts';
import type { Piece } from './layout.ts';
import { piecesOf } from './pdf-document.ts';
import type { ReadForm } from './port.ts';

/** What pdf.js tells of a widget; only what is read here. */
type Widget = {
  subtype: string;
  fieldType?: string;
  fieldName?: string;
  alternativeText?: string;
  rect: [number, number, number, number];
  hidden?: boolean;
  noView?: boolean;
  readOnly?: boolean;
  required?: boolean;
  multiLine?: boolean;
  comb?: boolean;
  maxLen?: number;
  checkBox?: boolean;
  radioButton?: boolean;
  exportValue?: string;
  buttonValue?: string | null;
  options?: { exportValue: string; displayValue: string }[];
};
/** `question`: what is asked above or beside the first of several boxes. */
type Placed = { widget: Widget; box: FormBox; type: FormFieldType; label: string; question: string };

/** Permissions of an encrypted file (PDF 32000, table 22). */
const mayFill = 0x100;
const mayAnnotate = 0x20;

/**
 * The fields that a PDF holds itself, in the order of its pages and of their widgets, which is the order of the Tab key.
 * @throws DocumentFault `no-filling`, `signed` or `xfa`
 */
export async function readFormFields(pdf: PDFDocumentProxy, bytes: Uint8Array): Promise<ReadForm> {
  await refuseProtected(pdf, bytes);
  const pages: FormPage[] = [];
  const placed: Placed[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ width, height });
    placed.push(...(await placedOn(page)));
    page.cleanup();
  }
  const byName = Map.groupBy(placed, ({ widget, box }) => widget.fieldName || `${box.page}/${box.x}/${box.y}`);
  return { pages, fields: [...byName.values()].map(fieldOf) };
}

async function refuseProtected(pdf: PDFDocumentProxy, bytes: Uint8Array): Promise<void> {
  const [permissions, { info }] = await Promise.all([pdf.getPermissions(), pdf.getMetadata()]);
  if (permissions && !permissions.has(mayFill) && !permissions.has(mayAnnotate)) throw new DocumentFault('no-filling');
  const { IsXFAPresent, IsAcroFormPresent, IsSignaturesPresent } = info as Record<string, boolean | undefined>;
  if (IsSignaturesPresent && (await isSigned(bytes))) throw new DocumentFault('signed');
  // a hybrid is read by its own fields; what has none shows "Please wait" on its only page
  if (IsXFAPresent && !IsAcroFormPresent) throw new DocumentFault('xfa');
}

/** A file that only asks for a signature says as well that it has some. */
async function isSigned(bytes: Uint8Array): Promise<boolean> {
  const { PDFDict, PDFDocument, PDFName } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
  const byteRange = PDFName.of('ByteRange');
  return pdf.context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFDict && object.has(byteRange) && object.has(PDFName.of('Contents')));
}

async function placedOn(page: PDFPageProxy): Promise<Placed[]> {
  const viewport = page.getViewport({ scale: 1 });
  const widgets = ((await page.getAnnotations({ intent: 'display' })) as Widget[]).filter(isFilled);
  if (widgets.length === 0) return [];
  const boxes = widgets.map((widget): FormBox => {
    const [left, bottom, right, top] = widget.rect;
    const [x1, y1] = viewport.convertToViewportPoint(left, bottom) as [number, number];
    const [x2, y2] = viewport.convertToViewportPoint(right, top) as [number, number];
    return {
      page: page.pageNumber,
      x: round(Math.min(x1, x2)),
      y: round(Math.min(y1, y2)),
      width: Math.max(1, round(Math.abs(x2 - x1))),
      height: Math.max(1, round(Math.abs(y2 - y1))),
      option: null,
    };
  });
  const pieces: Piece[] = await piecesOf(page);
  return widgets.map((widget, at) => {
    const type = typeOf(widget);
    const box = boxes[at]!;
    const label = labelNear(box, widget.radioButton ? 'checkbox' : type, pieces, boxes);
    return { widget, box, type, label, question: labelNear(box, 'text', pieces, boxes) };
  });
}

const round = (points: number): number => Math.round(points * 100) / 100;

const isFilled = ({ subtype, fieldType, hidden, noView, readOnly, checkBox, radioButton, rect }: Widget): boolean =>
  subtype === 'Widget' &&
  !hidden &&
  !noView &&
  !readOnly &&
  Math.abs(rect[2] - rect[0]) >= 1 &&
  Math.abs(rect[3] - rect[1]) >= 1 &&
  (fieldType === 'Tx' || fieldType === 'Ch' || fieldType === 'Sig' || Boolean(checkBox) || Boolean(radioButton));

function typeOf({ fieldType, radioButton, checkBox }: Widget): FormFieldType {
  if (fieldType === 'Sig') return 'signature';
  if (fieldType === 'Ch' || radioButton) return 'choice';
  return checkBox ? 'checkbox' : 'text';
}

function fieldOf(placed: readonly Placed[], at: number): FormField {
  const { widget, label, question } = placed[0]!;
  const values = new Set(placed.map(({ widget: each }) => each.exportValue ?? each.buttonValue ?? ''));
  // check boxes of one name with values of their own are one choice
  const ticked = Boolean(widget.radioButton) || (Boolean(widget.checkBox) && values.size > 1);
  const hint = (widget.alternativeText ?? '').trim();
  const name = (nameOf(hint, ticked ? question : label, widget.fieldName ?? '') || `Field ${at + 1}`).slice(0, 500);
  const type = ticked ? 'choice' : typeByName(placed[0]!.type, `${name} ${label}`);
  return {
    id: `f${at + 1}`,
    pdfName: widget.fieldName ?? null,
    name,
    type,
    hint: hint === name ? '' : hint.slice(0, 1_000),
    required: Boolean(widget.required),
    condition: null,
    options: ticked ? placed.map(tickedOption) : (widget.options ?? []).slice(0, 500).map(listedOption),
    multiline: Boolean(widget.multiLine),
    maxLength: widget.maxLen && widget.maxLen > 0 ? widget.maxLen : null,
    comb: Boolean(widget.comb),
    attests: attests(type, `${name} ${label}`, hint),
    confirmed: true,
    boxes: placed.map((each, index) => ({ ...each.box, option: ticked ? tickedOption(each, index).value : null })),
  };
}

function tickedOption({ widget, label }: Placed, index: number): FormOption {
  const value = widget.buttonValue ?? widget.exportValue ?? String(index + 1);
  return { value, label: (label || value).slice(0, 500) };
}

const listedOption = ({ exportValue, displayValue }: { exportValue: string; displayValue: string }): FormOption => ({
  value: exportValue.slice(0, 500),
  label: (displayValue || exportValue).slice(0, 500),
});

const longestHint = 120;

/** The form's own words for screen readers, else what is printed beside the box, else the field's technical name made readable. */
function nameOf(hint: string, label: string, technical: string): string {
  if (hint && hint.length <= longestHint) return hint;
  if (label) return label;
  if (hint) return hint;
  const last = technical.split('.').at(-1) ?? '';
  return last
    .replace(/\[\d+\]/g, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim();
}
