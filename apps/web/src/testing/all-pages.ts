import * as automationsCalls from '@clinical/contract/automations/automations.calls';
import { getEhrLink } from '@clinical/contract/ehr/ehr.calls';
import { listIntegrations } from '@clinical/contract/operations/integrations.calls';
import type { Integration } from '@clinical/contract/operations/integrations.schemas';
import * as audit from '@clinical/contract/audit/audit.calls';
import * as emergencies from '@clinical/contract/audit/break-glass.calls';
import * as accounts from '@clinical/contract/accounts/accounts.calls';
import * as invitations from '@clinical/contract/accounts/invitations.calls';
import * as sessions from '@clinical/contract/accounts/session.calls';
import {
  listChartTasks,
  listClinicalTasks,
  listTaskBatches,
  listTaskSuggestions,
} from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import { getSelfTest } from '@clinical/contract/checks/checks.calls';
import * as credits from '@clinical/contract/credits/credits.calls';
import * as fax from '@clinical/contract/fax/fax.calls';
import * as formsCalls from '@clinical/contract/forms/forms.calls';
import * as messaging from '@clinical/contract/messaging/messaging.calls';
import * as duty from '@clinical/contract/messaging/on-call.calls';
import * as notes from '@clinical/contract/notes/notes.calls';
import * as prechats from '@clinical/contract/pre-chats/pre-chats.calls';
import * as prompts from '@clinical/contract/prompt-templates/prompt-templates.calls';
import * as phrases from '@clinical/contract/quick-phrases/quick-phrases.calls';
import * as availability from '@clinical/contract/schedules/availability.calls';
import * as waitlist from '@clinical/contract/schedules/waitlist.calls';
import * as schedulesCalls from '@clinical/contract/schedules/schedules.calls';
import * as signing from '@clinical/contract/signing/signing.calls';
import * as speech from '@clinical/contract/speech/speech.calls';
import * as collaborators from '@clinical/contract/teams/collaborators.calls';
import * as departments from '@clinical/contract/teams/departments.calls';
import * as members from '@clinical/contract/teams/members.calls';
import * as templates from '@clinical/contract/templates/templates.calls';
import * as evidence from '@clinical/contract/evidence/evidence.calls';
import * as videoVisitsCalls from '@clinical/contract/video-visits/video-visits.calls';
import * as visualizer from '@clinical/contract/visualizer/visualizer.calls';
import * as analytics from '@clinical/contract/analytics/analytics.calls';
import {
  burnoutMetrics,
  documentationTime,
  groupFigures,
  templatePatterns,
  timeBreakdown,
} from './analytics-builders.ts';
import { auditEntry, emergencyAccess } from './audit-builders.ts';
import { automation, gridhook, gridhookSummary } from './automation-builders.ts';
import { sessionInfo } from './builders.ts';
import { note, starter, template } from './chart-builders.ts';
import type { FakeApi } from './fake-api.ts';
import { ehrLinkState } from './ehr-builders.ts';
import { evidenceAnswer, journal, librarySource, study } from './evidence-builders.ts';
import { faxContact, faxLine, receivedFax, sentFax } from './fax-builders.ts';
import { preChat, preChatItem, redFlag } from './interview-builders.ts';
import { channel, message, onCall } from './messaging-builders.ts';
import {
  bookingHours,
  closedDaysList,
  daySchedule,
  freedTime,
  visitType,
  visitTypes,
  waitlistEntry,
} from './schedule-builders.ts';
import { picture } from './picture-builders.ts';
import { clinicalTask, taskBatch, taskPage } from './task-builders.ts';
import { collaborator, department, member, memberPage } from './team-builders.ts';

/** Every page that works without a session, and what it says when it is opened in another way. */
export const publicAddresses = [
  '/sign-in?session_expired=true',
  '/register',
  '/confirm-code',
  '/forgot-password',
  `/invitation?token=${'a'.repeat(43)}`,
];

/** Every page behind sign-in, with its tabs. */
export const signedInAddresses = [
  '/my-projects',
  '/template-maker',
  '/template-maker?starter=soap',
  '/template-maker?make=true',
  '/onboarding',
  '/settings',
  '/settings?tab=appearance',
  '/settings?tab=security',
  '/settings?tab=ai',
  '/settings?tab=phrases',
  '/settings?tab=prompts',
  '/settings?tab=vocabulary',
  '/settings?tab=billing',
  '/settings?tab=privacy',
  '/settings?tab=data',
  '/settings?tab=clinic',
  '/settings?tab=visits',
  '/settings?tab=rules',
  '/settings?tab=sharing',
  '/settings?tab=integrations',
  '/team-members',
  '/team-members?tab=members',
  '/team-members?tab=seats',
  '/ai-tasks',
  '/audit',
  '/audit?tab=emergency',
  '/checks',
  '/fax',
  '/fax?tab=sent',
  '/fax?tab=contacts',
  '/ai-forms',
  '/pre-chats',
  `/pre-chats/${preChat().id}`,
  '/analytics',
  '/analytics?tables=true',
  '/analytics?tab=groups',
  '/messaging',
  `/messaging/${channel().id}`,
  `/messaging/${channel().id}?thread=${message().id}`,
  '/schedules',
  '/schedules?date=2026-03-10&view=week',
  '/schedules?date=2026-03-10&view=day&whose=clinic',
  '/ai-patient-viewer',
  '/deep-evidentia',
  '/deep-evidentia?view=answers',
  '/deep-evidentia?view=answers&answer=a-1',
  '/deep-evidentia?view=library',
  '/video-visits',
  '/automations',
  '/nowhere',
];

/** Answers what these pages ask for when they are opened. */
export function answerPages(api: FakeApi): void {
  api.on(accounts.listSessions, () => [sessionInfo({ current: true }), sessionInfo({ id: 's-2' })]);
  api.on(notes.listNotes, () => [note()]);
  api.on(templates.listTemplates, () => [template()]);
  api.on(templates.listStarters, () => [starter()]);
  api.on(templates.getOnboarding, () => ({ needed: false, invited: false }));
  api.on(invitations.getInvitation, () => ({
    workspace: 'Harbour',
    logo: null,
    invitedBy: 'Omar Haddad',
    email: 'ada@clinic.test',
    permission: 'edit' as const,
    status: 'Pending' as const,
    expired: false,
    expiresAt: '2026-03-17T12:00:00.000Z',
    hasAccount: false,
  }));
  api.on(credits.getLedger, () => ({ balance: 6, limit: 30, plan: 'trial' as const, nextRefillAt: null, entries: [] }));
  api.on(credits.getApiUsage, () => {
    const at = '2026-03-10T00:00:00.000Z';
    return { from: at, to: at, actions: 0, credits: 0, byAction: [], byModel: [] };
  });
  api.on(phrases.listQuickPhrases, () => []);
  api.on(sessions.getSignInPolicy, () => ({ requireTwoFactor: false, idleMinutes: 30, abilities: { edit: true } }));
  api.on(sessions.getWorkspaceProfile, () => ({ name: 'Harbour', logo: null, abilities: { edit: true } }));
  api.on(signing.getSigningDelegates, () => ({ people: [], departments: [], actFor: [] }));
  api.on(signing.getSigningKey, () => ({ key: null }));
  api.on(signing.getSigningPolicy, () => ({ fullCoverage: false, freshMinutes: 10, abilities: { edit: true } }));
  api.on(prompts.listPromptTemplates, () => []);
  api.on(members.listWorkspaceMembers, ({ query }) => memberPage([member()], query));
  api.on(members.listMemberRequests, () => []);
  api.on(members.listWorkspaceUsers, () => []);
  api.on(departments.listDepartments, () => [department()]);
  api.on(collaborators.listCollaborators, () => []);
  api.on(collaborators.listCollaboratorRequests, () => [collaborator({ direction: 'received', status: 'Pending' })]);
  api.on(listTaskSuggestions, ({ params }) => ({
    transcriptId: params.id,
    suggestions: [],
    model: 'none' as const,
    failure: null,
  }));
  api.on(listTaskBatches, () => ({ batches: [taskBatch(), taskBatch({ title: null, tasks: 2 })] }));
  api.on(listChartTasks, () => ({ counts: {}, tasks: [] }));
  api.on(listClinicalTasks, () => taskPage([clinicalTask(), clinicalTask({ dueOn: null, dueUnsure: true })]));
  api.on(audit.listAudit, () => ({ items: [auditEntry(), auditEntry({ outcome: 'refused' })], nextCursor: null }));
  api.on(emergencies.listBreakGlass, () => [emergencyAccess()]);
  api.on(speech.getVocabulary, () => ({ mine: [], workspace: [], abilities: { editWorkspace: true } }));
  const categories = [{ kind: 'dose', seeded: 20, caught: 20 }];
  const selfTest = { version: '1', at: '2026-03-10T09:00:00.000Z', categories, cleanSentences: 9, falseAlarms: 0 };
  api.on(getSelfTest, () => ({ checkerVersion: '1', last: { ...selfTest, degraded: null } }));
  api.on(prechats.listPrechats, () => [preChatItem()]);
  api.on(prechats.getPrechat, () => preChat({ flags: [redFlag()] }));
  api.on(formsCalls.listForms, () => []);
  api.on(messaging.listChannels, () => [channel({ unread: 1 })]);
  api.on(messaging.listUrgent, () => [
    { message: message({ urgent: true }), channelName: 'Front desk', isMember: true, repeats: 1 },
  ]);
  api.on(duty.getOnCall, () => onCall());
  api.on(duty.getQuietHours, () => ({ on: false, until: null }));
  api.on(messaging.listConversations, () => [channel({ id: 'c-2', type: 'direct', name: 'Ben Ode' })]);
  const talk = [
    message({ replies: 2, note: { hidden: true }, editedAt: message().createdAt }),
    message({ id: 'm-2', sequence: 2, deletedAt: message().createdAt, content: '' }),
  ];
  api.on(messaging.listMessages, () => ({ items: talk.toReversed(), last_evaluated_key: null, revision: 2 }));
  api.on(messaging.getThread, () => talk);
  api.on(messaging.markRead, () => channel());
  api.on(listIntegrations, (): Integration[] => [
    { name: 'mail', label: '', state: 'local', reason: '', lastSuccessAt: null },
    { name: 'fax', label: '', state: 'off', reason: '', lastSuccessAt: null },
  ]);
  api.on(getEhrLink, () => ehrLinkState());
  api.on(fax.getFaxLine, () => faxLine());
  api.on(fax.listFaxes, ({ query }) => [query.direction === 'sent' ? sentFax() : receivedFax()]);
  api.on(fax.listFaxContacts, () => [faxContact()]);
  api.on(analytics.getDocumentationTime, () => documentationTime());
  api.on(analytics.getTimeBreakdown, () => timeBreakdown());
  api.on(analytics.getBurnoutMetrics, () => burnoutMetrics());
  api.on(analytics.getTemplatePatterns, () => templatePatterns());
  api.on(analytics.getGroupFigures, () => groupFigures());
  api.on(analytics.getSurvey, () => ({ instrument: null, scores: [] }));
  api.on(schedulesCalls.listSchedules, () => daySchedule());
  api.on(waitlist.listWaitlist, () => [waitlistEntry()]);
  api.on(waitlist.listFreedTimes, () => [freedTime()]);
  api.on(availability.getBookingHours, () => bookingHours());
  api.on(availability.listClosedDays, () => closedDaysList());
  api.on(schedulesCalls.listVisitTypes, () => visitTypes([visitType({ name: '' })]));
  api.on(visualizer.viewPatient, () => picture());
  api.on(visualizer.listChartImports, () => []);
  api.on(evidence.listJournals, () => [
    journal(),
    journal({ id: 'j-2', kind: 'starter', specialty: null, nlmId: null }),
  ]);
  api.on(evidence.getSelection, () => ({ journalIds: ['j-1'], savedAt: null }));
  const { id, question, engine, createdAt } = evidenceAnswer();
  const answered = { id, question, engine, createdAt, match: true, levelOne: false, marked: 1 };
  api.on(evidence.listAnswers, () => [answered]);
  api.on(evidence.getAnswer, () =>
    evidenceAnswer({ levelOne: false, studies: [study({ status: 'retracted', statusNote: 'PMID 900' })] }),
  );
  api.on(evidence.getLibrary, () => ({
    sources: [librarySource(), librarySource({ status: 'superseded', starter: true })],
    total: 90,
    counts: { starter: 215, abstracts: 12, files: 1, retracted: 1, superseded: 1 },
    abilities: { add: true },
  }));
  api.on(videoVisitsCalls.listVideoRooms, () => []);
  api.on(automationsCalls.getAutomation, () => automation());
  api.on(automationsCalls.getGridhook, () => gridhook());
  api.on(automationsCalls.listGridhooks, () => [gridhookSummary()]);
}
