import { newKey } from '@clinical/api-client/new-key';
import * as calls from '@clinical/contract/transcripts/synthetic.calls';
import type { MakeSynthetic } from '@clinical/contract/transcripts/synthetic.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../lib/action-key.ts';
import { api } from '../../../lib/api.ts';

/** Makes a visit up; tried again after a lost reply, it is the same one and paid once. */
export function useMakeSynthetic() {
  const queries = useQueryClient();
  const keys = useActionKey(newKey);
  return useMutation({
    mutationFn: (body: MakeSynthetic) =>
      api.request(calls.makeSynthetic, { body }, { idempotencyKey: keys.keyFor(body) }),
    onSuccess: keys.done,
    // what it cost
    onSettled: () => queries.invalidateQueries({ queryKey: ['accounts', 'userinfo'] }),
  });
}
