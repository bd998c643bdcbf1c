import type { Route } from '@clinical/contract/route';

/** The table that a record lies in. */
export type Kind = string;

/** Words of paths and bodies that are called otherwise than the tables that they mean, or whole places; the first is what is meant most often. */
const otherNames: Readonly<Record<string, readonly Kind[]>> = {
  'pre-chats': ['precharts', 'pre_chats'],
  'POST /notes/pre-chats/{id}/transfer id': ['pre_chats'],
  'POST /notes/pre-chats/{id}/stop id': ['pre_chats'],
  'POST /notes/pre-chats/{id}/read id': ['pre_chats'],
  'PUT /notes/pre-chats/{id}/flags/{flagId} id': ['pre_chats'],
  'POST /notes/pre-chats/{id}/link id': ['pre_chats'],
  'DELETE /notes/pre-chats/{id}/link id': ['pre_chats'],
  flags: ['pre_chat_flags'],
  turns: ['pre_chat_turns'],
  tasks: ['background_tasks'],
  uploads: ['file_uploads'],
  collaborators: ['collaborations'],
  members: ['users'],
  'workspace-members': ['users'],
  'POST /workspace-members/{id}/accept id': ['invitations'],
  'POST /workspace-members/{id}/decline id': ['invitations'],
  'POST /workspace-members/{id}/resend id': ['invitations'],
  'break-glass': ['break_glass_accesses'],
  merges: ['note_merges'],
  optimization: ['templates'],
  // the entry, or all of a chart
  'GET /transcripts/{id} id': ['transcripts', 'notes'],
  'GET /transcripts/{id}/outline id': ['notes'],
  'GET /transcripts/{id}/bin id': ['notes'],
  parents: ['departments'],
  prompts: ['prompt_templates'],
  entrys: ['transcripts'],
  peoples: ['users'],
  owners: ['users'],
  cards: ['kanban_cards'],
  kanban: ['kanban_cards'],
  assets: ['kanban_assets'],
  'PUT /notes/{id}/kanban/{cardId} after': ['kanban_cards'],
  leftOuts: ['templates'],
  onBehalfOfs: ['users'],
  assignees: ['users'],
  records: ['transcripts'],
  blockedBys: ['clinical_tasks'],
  afters: ['clinical_tasks'],
  undos: ['task_batches'],
  'POST /notes/batch-apply-task-operations taskId': ['clinical_tasks'],
  'DELETE /notes/{id}/tasks/{taskId} taskId': ['clinical_tasks'],
  'DELETE /notes/tasks/shares/{id} id': ['task_shares'],
  'direct-messages': ['channels'],
  participants: ['users'],
  clients: ['messages'],
  schedules: ['appointments'],
  guests: ['video_guests'],
  clinicians: ['users'],
  'schedules/types': ['visit_types'],
  'schedules/waitlist': ['waitlist_entries'],
  'POST /schedules/{id}/waitlist id': ['appointments'],
  'POST /schedules/{id}/waitlist/accept id': ['appointments'],
  'POST /schedules/{id}/waitlist/accept entryId': ['waitlist_entries'],
  'POST /schedules/waitlist typeId': ['visit_types'],
  'POST /schedules/ typeId': ['visit_types'],
  'GET /schedules/free typeId': ['visit_types'],
  imports: ['chart_imports'],
  'deep-evidentia/answers': ['evidence_answers'],
  library: ['evidence_sources'],
  journals: ['evidence_journals'],
  'forms/templates': ['forms'],
  'forms/drafts': ['form_drafts'],
  drafts: ['form_drafts'],
  fax: ['faxes'],
  packets: ['faxes'],
  faxs: ['faxes'],
  ehr_patient_note: ['transcripts'],
  pushes: ['ehr_pushes'],
  // an automation is its person's
  automation: ['users'],
  taskers: ['auto_taskers'],
  contacts: ['fax_contacts'],
  recipients: ['fax_recipients'],
  'POST /fax/packets uploadIds': ['fax_uploads'],
  'POST /fax/assign-pair closes': ['clinical_tasks'],
  'POST /messaging/search sender_id': ['users'],
  'PUT /messaging/on-call handOverTo': ['users'],
  'POST /messaging/channels/{id}/messages replyTo': ['messages'],
  'POST /messaging/direct-messages/{id}/messages replyTo': ['messages'],
};

/** Places that hold no record of the database, and why. */
export const withoutRecord: Readonly<Record<string, string>> = {
  audio: 'the name of a file of the entry beside it',
  checkId: 'a key within the entry beside it',
  token: 'a secret',
  peer: 'made by the page, to tell one page of a call from the next',
  to: 'the page of another in the call, which is made the same way',
  utteranceId: 'a line of the entry beside it',
  fieldId: 'a key within the form beside it',
  deviceId: 'made by the browser, to tell its own recordings',
  suggestionIds: 'keys within the template beside them',
  emoji: 'one of a small set',
  patientId: 'an id of the EHR’s own',
  'POST /notes/pre-chats/{id}/stop prompt_id': 'the fixed id of a template of the AI nurse',
  'PUT /notes/pre-chats/{id} prompt_id': 'the fixed id of a template of the AI nurse',
  'GET /optimization/reasoning/{id} id': 'the key of a suggestion',
  'POST /transcripts/speech-to-text/dictation id': 'made by the page, to tell one dictation from the next',
};

/** Places of new records, whose ids the page makes: one that a record of another kind has is as good as any. */
export const madeByPage: Readonly<Record<string, string>> = {
  'POST /notes/pre-chats id': 'a prechart that is sent again is the same one',
  'PUT /notes/pre-chats/{id} turnId': 'an answer that is sent again is the same one',
  'POST /notes/batch-apply-task-operations id': 'a task that is sent again is the same one',
  'POST /notes/{id}/kanban cardId': 'a card that is sent again is the same one',
  'POST /optimization/analytics/work-spans id': 'a span that is sent again is the same one',
  'POST /messaging/channels/{id}/messages clientId': 'a message that is sent again is the same one',
  'POST /messaging/direct-messages/{id}/messages clientId': 'a message that is sent again is the same one',
};

/** Of the three lists above what was asked for: the rest is not needed any more. */
export const usedNames = new Set<string>();

function kindsNamed(word: string, tables: ReadonlySet<Kind>): readonly Kind[] {
  const others = otherNames[word];
  if (others) usedNames.add(word);
  const table = word.replaceAll('-', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return others ?? (tables.has(table) ? [table] : []);
}

/** The kinds of record whose ids a place may hold; none when it holds no record. @throws Error for a place that nobody knows */
export function kindsAt(route: Route, name: string, tables: ReadonlySet<Kind>): readonly Kind[] {
  const { method, path } = route.call;
  const inFull = `${method} ${path} ${name}`;
  for (const known of [name, inFull]) if (known in withoutRecord || known in madeByPage) usedNames.add(known);
  if (name in withoutRecord || inFull in withoutRecord) return [];
  const exactly = kindsNamed(inFull, tables);
  if (exactly.length > 0) return exactly;
  // `toUserId`, `user_ids` and `userId` are all a user; a bare `id` is of what the path speaks of last
  const words = name.replace(/_?[iI]ds?$/, '').split(/(?=[A-Z])|_/);
  const named = words[0] === '' ? [] : words.map((_, first) => `${spelled(words.slice(first))}s`);
  const [before] = path.includes(`{${name}}`) ? path.split(`/{${name}}`) : [path];
  const places = before!.split('/').filter((word) => word && !word.startsWith('{'));
  // two words before one, because templates of forms are not those of notes
  const spoken = places
    .toReversed()
    .flatMap((word, at, all) => [...(all[at + 1] ? [`${all[at + 1]}/${word}`] : []), word]);
  for (const word of named.length > 0 ? named : spoken) {
    const kinds = kindsNamed(word, tables);
    if (kinds.length > 0) return kinds;
  }
  throw new Error(`"${name}" of ${method} ${path} is the id of what? Name the table in record-kinds.ts.`);
}

const spelled = ([first = '', ...more]: string[]) => first.toLowerCase() + more.join('');

/** What is not needed of the lists above. */
export const unusedNames = (): string[] =>
  [otherNames, withoutRecord, madeByPage].flatMap((list) => Object.keys(list)).filter((name) => !usedNames.has(name));
