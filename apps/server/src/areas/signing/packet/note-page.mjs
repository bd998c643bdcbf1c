const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const style = `body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 16px/26px system-ui, sans-serif; }
h1 { font-size: 24px; } h2 { font-size: 18px; } table { border-collapse: collapse; } td, th { border: 1px solid; padding: 2px 8px; }
footer { border-top: 1px solid; margin-top: 2rem; }`;

/**
 * The signed note as a page that loads nothing and runs nothing.
 * @param links kind and payload of each link, in order; the sections' HTML was cleaned before it was stored
 */
export function notePage(links) {
  const last = (kind) => links.findLast((link) => link.kind === kind)?.payload;
  const signature = last('signature');
  const version = links.findLast(({ kind, payload }) => kind === 'version' && payload.version === signature.version);
  const sections = version.payload.sections.filter(({ html }) => html.replace(/<[^>]*>/g, '').trim() !== '');
  const behalf = signature.onBehalfOf ? ` on behalf of ${signature.onBehalfOf.name}` : '';
  const { name, dateOfBirth, sex, mrn } = signature.patient ?? {};
  const facts = [name, dateOfBirth && `Born ${dateOfBirth}`, sex, mrn && `MRN ${mrn}`].filter(Boolean);
  const patient = facts.length > 0 ? `<strong>${escaped(facts.join(' · '))}</strong><br>\n` : '';
  const addenda = links.filter(({ kind }) => kind === 'addendum').map(({ payload }) => payload);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>Signed note</title><style>
${style}
</style></head><body>
<h1>Signed note</h1>
<p>${patient}Visit of ${escaped(last('transcript').createdAt)}</p>
${sections.map(({ header, html }) => `<h2>${escaped(header)}</h2>\n${html}`).join('\n')}
${addenda.map(({ author, createdAt, text }) => `<h2>Addendum by ${escaped(author)}, ${escaped(createdAt)}</h2>\n<p>${escaped(text).replace(/\n/g, '<br>')}</p>`).join('\n')}
<footer><p><strong>Electronically signed by ${escaped(signature.signer.name + behalf)}</strong><br>
${signature.npi ? `NPI ${escaped(signature.npi)}<br>\n` : ''}${escaped(signature.signedAt)}</p>
<p>${escaped(signature.attestation)}</p></footer>
</body></html>
`;
}
