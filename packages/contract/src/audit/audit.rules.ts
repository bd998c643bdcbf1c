/** What people look for in the log, broader than single actions (behaviour, section 31). */
export const auditKinds = [
  'view',
  'edit',
  'sign',
  'copy',
  'print',
  'export',
  'share',
  'push',
  'merge',
  'delete',
  'restore',
  'sign-in',
  'permission',
  'break-glass',
  'ai',
  'refused',
  'background',
  'other',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Actions (`<record>.<verb>`) by kind, tried from the top; a star stands for any letters. */
export const auditPatterns: readonly (readonly [AuditKind, readonly string[]])[] = [
  ['break-glass', ['break-glass.open', 'break-glass.end', 'break-glass.*justified']],
  ['refused', ['*refused']],
  ['sign-in', ['session.*', 'two-factor.*', 'device-key.*', 'account.*']],
  ['permission', ['*member.*', 'department.*', 'invitation.*', 'workspace.*', 'viewing.*', 'note.hand-over']],
  ['share', ['collaborat*', '*.share*', '*.unshare*']],
  ['push', ['ehr.push*', '*.send-to-gridhook']],
  ['sign', ['transcript.sign', 'transcript.addend', 'signing-key.*']],
  ['copy', ['transcript.copy*', 'note.copy*']],
  ['print', ['*.print*']],
  ['export', ['*.export*']],
  ['merge', ['*.merge', '*.unmerge', '*.move']],
  [
    'ai',
    ['model.*', 'speech.*', '*.generate*', '*.start-generate', '*.send-to-*', '*.hear*', '*.propose-*', '*.command'],
  ],
  ['restore', ['*.restore*', '*.roll-back', '*.undo']],
  ['delete', ['*.delete', '*.purge', '*.retention', '*.erase', '*.discard*', '*.remove*']],
  // what an open page asks for by itself, again and again
  ['background', ['task.read', 'task.list', 'note.read-editors', 'note.count', 'note.list-tags']],
  ['view', ['*.read*', '*.list*', '*.count', '*.outline', '*.link-asset', '*.show*', '*.inspect*', 'audit.verify']],
  [
    'edit',
    [
      '*.edit',
      '*.create',
      '*.add*',
      '*.tag',
      '*.rename',
      '*.change*',
      '*.insert',
      '*.review*',
      '*.set*',
      '*.update',
      '*.accept*',
    ],
  ],
];

/** The kind of an action, e.g. `view` of `note.read`. */
export function auditKindOf(action: string): AuditKind {
  return auditPatterns.find(([, each]) => each.some((pattern) => fits(action, pattern)))?.[0] ?? 'other';
}

const fits = (action: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(action);
