/** The addresses of the pages that have a route file: those behind sign-in, or those without a session. */
export function pageRoutes(folder: '_app' | '_public'): string[] {
  const files = Object.keys(import.meta.glob('../routes/_*/*.tsx'));
  return files.flatMap((file) => {
    const [, of, page = ''] = /(\w+)\/([^/]+)\.tsx$/.exec(file) ?? [];
    // what is open on a page is no page of its own
    return of === folder && page !== '$' ? [`/${page.replace('.{-$id}', '')}`] : [];
  });
}
