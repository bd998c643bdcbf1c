import * as calls from '@clinical/contract/operations/privacy.calls';
import type { PrivacySettings, SetPrivacySettings } from '@clinical/contract/operations/privacy.schemas';
import { consentTextVersion } from '@clinical/contract/capture/recordings.rules';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { type ConsentWords, keepConsentText, keptConsentQuery } from './kept-consent-text.api.ts';

export const privacyQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: async ({ signal }) => keepingText(await api.request(calls.getPrivacySettings, {}, { signal })),
});

/** Saves at once; the reply is how things are then. */
export function useSetPrivacy() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: SetPrivacySettings) => keepingText(await api.request(calls.setPrivacySettings, { body })),
    onSuccess: (settings) => queries.setQueryData(privacyQuery.queryKey, settings),
  });
}

/** A device without room goes without. */
function keepingText(settings: PrivacySettings): PrivacySettings {
  const [now] = settings.consentTexts;
  if (now) void keepConsentText(now).catch(() => undefined);
  return settings;
}

const ownText: ConsentWords = { version: consentTextVersion, text: null };
/** Nobody waits longer for the server before they may record, in milliseconds. */
const patience = 2_000;
const rarely = 60 * 60_000;

/** Brings the workspace's text to this device, so that it is there without a network. */
export function useKeepConsentText(): void {
  useQuery({ ...privacyQuery, staleTime: rarely });
}

/**
 * What is asked before a recording: the workspace's text as the server says it now, else as this device knew it last, else the
 * pages' own, under its own version. Null for the moment in which the server may still answer.
 */
export function useConsentText(): ConsentWords | null {
  const asked = useQuery(privacyQuery);
  const kept = useQuery(keptConsentQuery);
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patience);
    return () => clearTimeout(timer);
  }, []);
  const mayCome = asked.isFetching && asked.failureCount === 0;
  if (mayCome && isPatient) return null;
  const said = asked.data?.consentTexts[0];
  if (said || !kept.isPending) return said ?? kept.data ?? ownText;
  return isPatient ? null : ownText;
}
