/** Text as the database can hold it: without NUL and without halves of surrogate pairs. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
