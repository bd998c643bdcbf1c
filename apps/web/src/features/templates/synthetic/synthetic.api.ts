import { newKey } from '@clinical/api-client/new-key';
import * as calls from '@clinical/contract/scribe/synthetic.calls';
import type { MakeSynthetic } from '@clinical/contract/scribe/synthetic.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../lib/action-key.ts';
import { api } from '../../../lib/api.ts';
import { userInfoQuery } from '../../accounts/public.ts';

/** Makes a visit up; tried again after a lost reply, it is the same one and paid once. */
export function useMakeSynthetic() {
  const queries = useQueryClient();
  const keys = useActionKey(newKey);
  return useMutation({
    mutationFn: (body: MakeSynthetic) =>
      api.request(calls.makeSynthetic, { body }, { idempotencyKey: keys.keyFor(body) }),
    onSuccess: keys.done,
    // what it cost
    onSettled: () => queries.invalidateQueries({ queryKey: userInfoQuery().queryKey }),
  });
}
