import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type {
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

type InPeriod = { query: PeriodQuery };

export const getDocumentationTime = call<InPeriod, DocumentationTime>(
  'GET',
  '/optimization/analytics/documentation-time',
);
export const getBurnoutMetrics = call<InPeriod, BurnoutMetrics>('GET', '/optimization/analytics/burnout-metrics');
export const getTemplatePatterns = call<InPeriod, TemplatePatterns>('GET', '/optimization/analytics/template-patterns');

/** [ours] */
export const getTimeBreakdown = call<InPeriod, TimeBreakdown>('GET', '/optimization/analytics/time-breakdown');
/** [ours] */
export const getGroupFigures = call<Record<never, never>, GroupFigures>('GET', '/optimization/analytics/groups');
/** [ours] */
export const addWorkSpans = call<{ body: WorkSpans }, Ok>('POST', '/optimization/analytics/work-spans');
/** [ours] */
export const eraseWorkSpans = call<Record<never, never>, Ok>('DELETE', '/optimization/analytics/work-spans');
/** [ours] */
export const getSurvey = call<Record<never, never>, Survey>('GET', '/optimization/survey');
/** [ours] */
export const answerSurvey = call<{ body: AnswerSurvey }, Survey>('POST', '/optimization/survey');
