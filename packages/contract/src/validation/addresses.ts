const longestEmail = 254;
const longestUrl = 2_048;

/** Letters, digits and the signs that a local part may have without quotes (RFC 5322, dot-atom). */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

function isDomain(text: string): boolean {
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  return (
    text.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    /[a-z]/i.test(last) &&
    last.length > 1
  );
}

/** Four numbers from 0 to 255. */
function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

/** True for an e-mail address of the usual form, whatever its case; at most 254 characters. */
export function isEmail(text: string): boolean {
  if (text.length > longestEmail) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  return at > 0 && local.length <= 64 && localPart.test(local) && isDomain(text.slice(at + 1));
}

/** True for a web address: http(s) if any scheme, a domain or IPv4, then port, path, query and fragment if any. At most 2,048 characters. */
export function isUrl(text: string): boolean {
  if (text.length > longestUrl || /[\s\p{Cc}]/u.test(text)) return false;
  const rest = text.replace(/^https?:\/\//i, '');
  const end = rest.search(/[/?#]/);
  const authority = end < 0 ? rest : rest.slice(0, end);
  const [host = '', port, ...more] = authority.split(':');
  if (more.length > 0) return false;
  if (port !== undefined && (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)) return false;
  return isDomain(host) || isIpv4(host);
}
