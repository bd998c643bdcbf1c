import { Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './analytics.calls.ts';
import {
  AnswerSurvey,
  BurnoutMetrics,
  DocumentationTime,
  GroupFigures,
  PeriodQuery,
  Survey,
  TemplatePatterns,
  TimeBreakdown,
  WorkSpans,
} from './analytics.schemas.ts';

export const getDocumentationTime = route(calls.getDocumentationTime, {
  access: 'session',
  summary: 'My documentation time by day, note and template, and my minutes to sign.',
  query: PeriodQuery,
  response: DocumentationTime,
  permission: 'self',
});
export const getBurnoutMetrics = route(calls.getBurnoutMetrics, {
  access: 'session',
  summary: 'My after-hours and weekend share, edits a note and notes a day, beside the period before.',
  query: PeriodQuery,
  response: BurnoutMetrics,
  permission: 'self',
});
export const getTemplatePatterns = route(calls.getTemplatePatterns, {
  access: 'session',
  summary: 'Which sections of the AI text I change most, by template.',
  query: PeriodQuery,
  response: TemplatePatterns,
  permission: 'self',
  phi: true,
});
export const getTimeBreakdown = route(calls.getTimeBreakdown, {
  access: 'session',
  summary: 'Where my time goes, by kind of work, and my time for each eight scheduled hours. [ours]',
  query: PeriodQuery,
  response: TimeBreakdown,
  permission: 'self',
});
export const getGroupFigures = route(calls.getGroupFigures, {
  access: 'session',
  summary: 'Rounded weekly figures of the departments with at least five people, and of the workspace. [ours]',
  response: GroupFigures,
  permission: 'workspace.admin',
});
export const addWorkSpans = route(calls.addWorkSpans, {
  access: 'session',
  summary: 'Report when I worked on what. The same span again makes it longer and never counts twice. [ours]',
  body: WorkSpans,
  response: Ok,
  permission: 'self',
  background: true,
});
export const eraseWorkSpans = route(calls.eraseWorkSpans, {
  access: 'session',
  summary: 'Erase my measured time in the acting workspace. [ours]',
  response: Ok,
  permission: 'self',
});
export const getSurvey = route(calls.getSurvey, {
  access: 'session',
  summary: 'The burnout survey of this installation, and my own scores. [ours]',
  response: Survey,
  permission: 'self',
});
export const answerSurvey = route(calls.answerSurvey, {
  access: 'session',
  summary: 'Answer the survey, which is opting in, or opt out, which erases my answers. [ours]',
  body: AnswerSurvey,
  response: Survey,
  permission: 'self',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
