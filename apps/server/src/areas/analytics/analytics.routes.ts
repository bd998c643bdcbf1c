import * as contract from '@clinical/contract/analytics/analytics.contract';
import { bind } from '../../platform/area.ts';
import { addWorkSpans } from './add-work-spans.ts';
import { getBurnoutMetrics, getDocumentationTime, getTemplatePatterns, getTimeBreakdown } from './analytics.reads.ts';
import { answerSurvey } from './answer-survey.ts';
import { eraseWorkSpans } from './erase-work-spans.ts';
import { getGroupFigures } from './groups.reads.ts';
import { getSurvey } from './survey.reads.ts';

export const routes = [
  bind(contract.getDocumentationTime, (ctx, { query }) => getDocumentationTime(ctx, query)),
  bind(contract.getBurnoutMetrics, (ctx, { query }) => getBurnoutMetrics(ctx, query)),
  bind(contract.getTemplatePatterns, (ctx, { query }) => getTemplatePatterns(ctx, query)),
  bind(contract.getTimeBreakdown, (ctx, { query }) => getTimeBreakdown(ctx, query)),
  bind(contract.getGroupFigures, (ctx) => getGroupFigures(ctx)),
  bind(contract.addWorkSpans, (ctx, { body }) => addWorkSpans(ctx, body)),
  bind(contract.eraseWorkSpans, (ctx) => eraseWorkSpans(ctx)),
  bind(contract.getSurvey, (ctx) => getSurvey(ctx)),
  bind(contract.answerSurvey, (ctx, { body }) => answerSurvey(ctx, body)),
];
