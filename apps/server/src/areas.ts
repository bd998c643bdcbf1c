import type { Area } from './platform/area.ts';
import { area as accounts } from './areas/accounts/area.ts';
import { area as audit } from './areas/audit/area.ts';
import { area as brief } from './areas/brief/area.ts';
import { area as capture } from './areas/capture/area.ts';
import { area as checks } from './areas/checks/area.ts';
import { area as credits } from './areas/credits/area.ts';
import { area as exports } from './areas/exports/area.ts';
import { area as notes } from './areas/notes/area.ts';
import { area as optimization } from './areas/optimization/area.ts';
import { area as operations } from './areas/operations/area.ts';
import { area as speech } from './areas/speech/area.ts';
import { area as scribe } from './areas/scribe/area.ts';
import { area as signing } from './areas/signing/area.ts';
import { area as teams } from './areas/teams/area.ts';
import { area as templates } from './areas/templates/area.ts';
import { area as transcripts } from './areas/transcripts/area.ts';
import { area as patientLinks } from './areas/patient-links/area.ts';
import { area as preChats } from './areas/pre-chats/area.ts';
import { area as promptTemplates } from './areas/prompt-templates/area.ts';
import { area as quickPhrases } from './areas/quick-phrases/area.ts';
import { area as clinicalTasks } from './areas/clinical-tasks/area.ts';
import { area as kanban } from './areas/kanban/area.ts';
import { area as messaging } from './areas/messaging/area.ts';
import { area as forms } from './areas/forms/area.ts';
import { area as fax } from './areas/fax/area.ts';
import { area as ehr } from './areas/ehr/area.ts';
import { area as analytics } from './areas/analytics/area.ts';
import { area as schedules } from './areas/schedules/area.ts';
import { area as evidence } from './areas/evidence/area.ts';
import { area as visualizer } from './areas/visualizer/area.ts';
import { area as videoVisits } from './areas/video-visits/area.ts';
import { area as automations } from './areas/automations/area.ts';

/** The areas in their one order: each uses only those before it. */
export const areas: readonly Area[] = [
  accounts,
  teams,
  credits,
  templates,
  notes,
  audit,
  speech,
  transcripts,
  checks,
  scribe,
  capture,
  exports,
  quickPhrases,
  promptTemplates,
  brief,
  patientLinks,
  preChats,
  signing,
  evidence,
  clinicalTasks,
  kanban,
  messaging,
  forms,
  fax,
  ehr,
  schedules,
  videoVisits,
  visualizer,
  automations,
  optimization,
  analytics,
  operations,
];
