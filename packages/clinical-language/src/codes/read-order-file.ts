/** A code of the official table that a bill may carry, with a dot after its third sign and its long title. */
export type OfficialCode = { code: string; title: string };

/**
 * Reads the order file of ICD-10-CM as CMS publishes it each year ("icd10cm_order_2026.txt"), one code a line in fixed columns:
 * 1–5 order number, 7–13 code without its dot, 15 a 1 where it may be billed and a 0 for a header, 17–76 short title, 78– long title.
 * Headers are passed over.
 * @throws Error naming the first line that is not so, or saying that there is no code
 */
export function readOrderFile(text: string): OfficialCode[] {
  const codes: OfficialCode[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const found = /^\d{5} ([A-Z]\d[0-9A-Z][0-9A-Z ]{4}) ([01]) (.{60}) (\S.*)$/.exec(line);
    if (!found) throw new Error(`Line ${at + 1} is not a line of the order file of ICD-10-CM: “${line.slice(0, 60)}”.`);
    const sign = found[1]!.trim();
    if (found[2] === '0') continue;
    codes.push({ code: sign.length > 3 ? `${sign.slice(0, 3)}.${sign.slice(3)}` : sign, title: found[4]!.trim() });
  }
  if (codes.length === 0) throw new Error('The file holds no code that may be billed.');
  return codes;
}
