/** Whose mail it is. `logo`: a data address; a PNG or JPEG goes with the mail, others are left out. */
export type Letterhead = { name: string; logo: string | null };

export type MailParts = {
  to: string;
  letterhead?: Letterhead;
  subject: string;
  /** Plain text; each becomes a paragraph. */
  paragraphs: readonly string[];
  /** A code to type, shown large and alone on its line. */
  code?: string;
  /** An http or https address behind a word or two. */
  link?: { label: string; url: string };
  /** Why the mail was sent, in small print. */
  footer?: string;
};

/** A mail as the e-mail port takes it. */
type ComposedMail = { to: string; subject: string; text: string; html: string; logo?: string };

/** A mail in plain text and simple HTML. Whatever it is given stays text. @throws Error for a link that is not http(s) */
export function composeMail(parts: MailParts): ComposedMail {
  const { to, letterhead, paragraphs, code, footer } = parts;
  const logo =
    letterhead?.logo && /^data:image\/(?:png|jpeg);base64,/.test(letterhead.logo) ? letterhead.logo : undefined;
  const link = parts.link && { label: parts.link.label, url: webAddress(parts.link.url) };
  const text = [
    ...(letterhead ? [letterhead.name] : []),
    ...paragraphs,
    ...(code ? [`    ${code}`] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    ...(footer ? ['--', footer] : []),
  ].join('\n\n');
  const html = [
    // mail programs show no image from a data address
    ...(logo ? ['<p><img src="cid:logo" alt="" style="max-width:160px;max-height:58px"></p>'] : []),
    ...(letterhead ? [`<p><strong>${escapeHtml(letterhead.name)}</strong></p>`] : []),
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(code ? [`<p style="font-size:28px;letter-spacing:6px;font-weight:600">${escapeHtml(code)}</p>`] : []),
    ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`] : []),
    ...(footer ? [`<p style="color:#666;font-size:13px">${escapeHtml(footer)}</p>`] : []),
  ].join('\n');
  return {
    to,
    subject: parts.subject,
    text: `${text}\n`,
    html: `<!doctype html>\n<html lang="en"><body style="font-family:system-ui,sans-serif;line-height:1.5">\n${html}\n</body></html>\n`,
    ...(logo && { logo }),
  };
}

function webAddress(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('a link in a mail is an http or https address');
  return href;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
