import * as calls from '@clinical/contract/analytics/analytics.calls';
import type { TimeRange } from '@clinical/contract/analytics/analytics.rules';
import type { AnswerSurvey } from '@clinical/contract/analytics/analytics.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const key = ['analytics'] as const;

/** Days begin as on this device. */
const periodOf = (range: TimeRange) => ({
  time_range: range,
  timezone_offset: new Date().getTimezoneOffset(),
  time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
});

export const timeQuery = (range: TimeRange) =>
  queryOptions({
    queryKey: [...key, 'time', range],
    queryFn: ({ signal }) => api.request(calls.getDocumentationTime, { query: periodOf(range) }, { signal }),
  });

export const breakdownQuery = (range: TimeRange) =>
  queryOptions({
    queryKey: [...key, 'breakdown', range],
    queryFn: ({ signal }) => api.request(calls.getTimeBreakdown, { query: periodOf(range) }, { signal }),
  });

export const indicatorsQuery = (range: TimeRange) =>
  queryOptions({
    queryKey: [...key, 'indicators', range],
    queryFn: ({ signal }) => api.request(calls.getBurnoutMetrics, { query: periodOf(range) }, { signal }),
  });

export const patternsQuery = (range: TimeRange) =>
  queryOptions({
    queryKey: [...key, 'patterns', range],
    queryFn: ({ signal }) => api.request(calls.getTemplatePatterns, { query: periodOf(range) }, { signal }),
  });

export const groupsQuery = queryOptions({
  queryKey: [...key, 'groups'],
  queryFn: ({ signal }) => api.request(calls.getGroupFigures, {}, { signal }),
});

export const surveyQuery = queryOptions({
  queryKey: [...key, 'survey'],
  queryFn: ({ signal }) => api.request(calls.getSurvey, {}, { signal }),
});

export function useSurvey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: AnswerSurvey) => api.request(calls.answerSurvey, { body }),
    onSuccess: (survey) => queries.setQueryData(surveyQuery.queryKey, survey),
  });
}

export function useEraseTime() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.request(calls.eraseWorkSpans, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
