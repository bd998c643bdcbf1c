export { actingFor } from './acting-for.ts';
export { type LinkAnswer, type LinkPage, linkPages, type Shown } from './link-pages.ts';
export { hashSecret, isSame, newSecret } from './link-secret.ts';
export { makeLink } from './make-link.ts';
export { deleteLinks, moveLinks, revokeLinks, selectNewestLinks } from './patient-links.queries.ts';
export { viewLink } from './patient-links.view.ts';
