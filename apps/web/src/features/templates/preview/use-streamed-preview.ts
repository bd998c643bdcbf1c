import * as calls from '@clinical/contract/templates/templates.calls';
import type {
  PreviewTemplate,
  TemplatePreview,
  TemplatePreviewEvent,
} from '@clinical/contract/templates/templates.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useStopSignal } from '../../../lib/stop-signal.ts';
import { userInfoQuery } from '../../accounts/public.ts';

const nothing: TemplatePreview = { dialogue: '', sections: [], engine: '' };

/** What the server makes of the sample visit, section by section as it is written; stopping or leaving ends it, and it costs nothing. */
export function useStreamedPreview() {
  const queries = useQueryClient();
  const { next, stop } = useStopSignal();
  const [preview, setPreview] = useState(nothing);
  const take = (event: TemplatePreviewEvent) =>
    setPreview((before) => {
      if (event.type === 'begin') return { ...nothing, dialogue: event.dialogue, engine: event.engine };
      return event.type === 'section' ? { ...before, sections: [...before.sections, event.section] } : before;
    });
  const writing = useMutation({
    mutationFn: (body: PreviewTemplate) => {
      setPreview(nothing);
      return api.stream(calls.streamTemplatePreview, { body }, { signal: next(), onEvent: take });
    },
    // what it cost
    onSettled: () => queries.invalidateQueries({ queryKey: userInfoQuery().queryKey }),
  });
  return {
    preview: preview === nothing ? null : preview,
    done: writing.isSuccess,
    running: writing.isPending,
    error: writing.error,
    start: writing.mutate,
    stop: () => {
      stop();
      writing.reset();
      setPreview(nothing);
    },
  };
}
