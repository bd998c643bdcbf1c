/** A PDF of one page with these lines; plain ASCII only. */
export const pdfOf = (lines: readonly string[]): Buffer => pageOf(lines, [], 16);

/** A blank form of one page: each line names the text field beside it. The names are the fields' own as well. */
export const formOf = (names: readonly string[]): Buffer =>
  pageOf(
    names,
    names.map((name, at) => {
      const bottom = 774 - at * formStep;
      return `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${name}) /F 4 /Rect [200 ${bottom} 500 ${bottom + 24}] /P 3 0 R >>`;
    }),
    formStep,
  );

const firstWidget = 6;
const formStep = 32;

function pageOf(lines: readonly string[], widgets: readonly string[], step: number): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 12 Tf 50 780 Td ${step} TL\n${shown}\nET`;
  const fields = widgets.map((_, at) => `${firstWidget + at} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R${widgets.length > 0 ? ` /AcroForm << /Fields [${fields}] >>` : ''} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [${fields}] /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...widgets,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return Buffer.from(
    `${text}${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}
