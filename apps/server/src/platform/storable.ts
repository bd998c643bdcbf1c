/** `value` with every text in it as the database can hold it: without NUL and without halves of surrogate pairs. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T;
  if (Array.isArray(value)) return value.map((item) => storable(item)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, storable(item)])) as T;
}
