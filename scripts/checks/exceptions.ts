/** One thing that a rule would refuse and that is right as it is. `match`, when given, must stand in the rule's message. */
export type Exception = { rule: string; path: string; match?: string; reason: string };

/** The one list of exceptions to the house rules. One that nothing needs any more fails the check. */
export const exceptions: readonly Exception[] = [
  {
    rule: 'time-and-chance',
    path: 'apps/server/src/areas/accounts/password.ts',
    reason: 'a salt that a test could hold still would be one that somebody else could, too',
  },
  {
    rule: 'time-and-chance',
    path: 'apps/server/src/areas/automations/sign-message.ts',
    reason: 'an initialisation vector that a test could hold still would be one that repeats',
  },
  {
    rule: 'import',
    path: 'packages/clinical-language/src/checks/self-test.ts',
    match: 'all-visits',
    reason: 'the self-test that people can run tries the checker on the very dialogues that its tests use',
  },
  {
    rule: 'write-verb',
    path: 'apps/server/src/areas/checks/checks.routes.ts',
    match: 'runSelfTest',
    reason: 'it changes nothing: the result is a constant of the code, which older clients ask for with POST',
  },
  {
    rule: 'write-verb',
    path: 'apps/server/src/areas/fax/fax.routes.ts',
    match: 'downloadFax',
    reason: 'it changes nothing: the specified call is a POST',
  },
  {
    rule: 'write-verb',
    path: 'apps/server/src/areas/forms/forms.routes.ts',
    match: 'proposeFormValues',
    reason: 'it changes nothing: the specified call asks with POST, since its question is a chart with entries',
  },
  {
    rule: 'write-verb',
    path: 'apps/server/src/areas/messaging/messaging.routes.ts',
    match: 'searchMessages',
    reason: 'it changes nothing: the specified call is a POST',
  },
  {
    rule: 'guarded-read',
    path: 'apps/server/src/areas/brief/brief.routes.ts',
    match: 'getBrief',
    reason: 'it reads nothing itself: each source behind its port passes visibleNotes',
  },
  {
    rule: 'fetch',
    path: 'apps/web/src/service-worker/service-worker.ts',
    reason: 'it stands below the pages and loads their own files; calls of the API pass it by',
  },
  {
    rule: 'fetch',
    path: 'apps/web/src/patient/link-server.ts',
    reason: 'the page of patients has no session: it sends no cookie, and lib/api is no part of it',
  },
  {
    rule: 'fetch',
    path: 'apps/web/src/guest-video/guest-server.ts',
    reason: 'the page of guests in a call has no session: it sends no cookie, and lib/api is no part of it',
  },
  {
    rule: 'outbound',
    path: 'apps/server/src/areas/accounts/without-services.ts',
    reason: 'it wraps the port itself, and callModel calls what it returns',
  },
  {
    rule: 'outbound',
    path: 'apps/server/src/gateways/email/outbox.ts',
    reason: 'it composes mails with the same package and writes them to files',
  },
  {
    rule: 'outbound',
    path: 'apps/server/src/platform/db/data-lock.ts',
    reason: 'it connects to a socket in the data folder',
  },
  {
    rule: 'outbound',
    path: 'apps/web/src/lib/live-speech/relay-connection.ts',
    reason: 'it connects to this program',
  },
];
