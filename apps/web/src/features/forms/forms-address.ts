/** What the address of the page may say: a form that is being filled in, or one whose fields are changed. */
export type FormsAddress = { draft?: string; form?: string };

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const asId = (value: unknown): string | undefined => (typeof value === 'string' && id.test(value) ? value : undefined);

/** Keeps what the page understands of any address; the rest is dropped. */
export const readFormsAddress = (search: Record<string, unknown>): FormsAddress => ({
  draft: asId(search['draft']),
  form: asId(search['form']),
});
