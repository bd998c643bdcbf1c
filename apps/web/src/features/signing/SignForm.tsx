import { attestation } from '@clinical/contract/signing/signing.rules';
import type { OpenItemAnswer, SigningState } from '@clinical/contract/signing/signing.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button, Checkbox, SegmentedControl, Select, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors, messageOf } from '../../lib/form-errors.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { toast } from '../../ui/toast.ts';
import { flushDraft, threadQuery } from '../transcripts/public.ts';
import classes from './SignDialog.module.css';
import { useSignEntry } from './signing.api.ts';
import { t } from './signing.texts.ts';

type Props = {
  entry: Transcript;
  /** The version that was reviewed. */
  version: number;
  state: SigningState;
  /** What becomes of work of earlier visits. */
  openItems: OpenItemAnswer[];
  blocked: boolean;
  /** What blocks, where nothing above says it; empty when nothing does. */
  why: string;
  onClose: () => void;
};

/** The attestation, for whom it is made, and the proof of who makes it. */
export function SignForm({ entry, version, state, openItems, blocked, why, onClose }: Props) {
  const queries = useQueryClient();
  const sign = useSignEntry(entry);
  const hasPassword = state.proof.startsWith('password');
  const hasCode = state.proof.endsWith('or-code');
  const [way, setWay] = useState<'password' | 'code'>(hasPassword ? 'password' : 'code');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [onBehalfOf, setOnBehalfOf] = useState('');
  const [attested, setAttested] = useState(false);
  const [tried, setTried] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const byCode = hasCode && way === 'code';
  const refused = fieldErrors(sign.error, ['password', 'code']);
  // the sign-in may have grown old meanwhile
  const asks = state.proofNeeded || refused.password !== undefined || refused.code !== undefined;
  const proved = !asks || (byCode ? code.trim() !== '' : !hasPassword || password !== '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!attested || !proved || blocked || sign.isPending) return;
    // what is being typed must not be left behind by the lock
    await flushDraft(entry.id);
    const now = queries.getQueryData(threadQuery(entry.noteId).queryKey)?.find(({ id }) => id === entry.id);
    setUnsaved((now?.version ?? version) !== version);
    if ((now?.version ?? version) !== version) return;
    const proof = byCode ? { code: code.trim() } : { password };
    sign.mutate(
      { version, attested: true, ...proof, onBehalfOf: onBehalfOf || null, openItems },
      {
        onSuccess: () => {
          toast.success(t('signed'));
          onClose();
        },
      },
    );
  };
  const failure = sign.isError && !refused.password && !refused.code ? messageOf(sign.error) : '';
  return (
    <form className={classes.stack} onSubmit={(event) => void submit(event)} noValidate>
      {state.mayActFor.length > 0 && (
        <Select
          label={t('signAs')}
          allowDeselect={false}
          data={[
            { value: '', label: t('asMyself') },
            ...state.mayActFor.map(({ userId, name }) => ({ value: userId, label: t('onBehalf', { name }) })),
          ]}
          value={onBehalfOf}
          onChange={(value) => setOnBehalfOf(value ?? '')}
        />
      )}
      <Checkbox
        label={attestation}
        checked={attested}
        error={tried && !attested ? t('attestNeeded') : undefined}
        onChange={(event) => setAttested(event.currentTarget.checked)}
      />
      {asks && hasPassword && hasCode && (
        <SegmentedControl
          aria-label={t('proveWith')}
          value={way}
          onChange={(value) => setWay(value as typeof way)}
          data={[
            { value: 'password', label: t('password') },
            { value: 'code', label: t('code') },
          ]}
        />
      )}
      {asks && byCode && (
        <TextInput
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={refused.code ?? (tried && !proved ? t('codeNeeded') : undefined)}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      {asks && !byCode && hasPassword && (
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          value={password}
          error={refused.password ?? (tried && !proved ? t('passwordNeeded') : undefined)}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
      {asks && !byCode && !hasPassword && <p className={classes.lead}>{t('freshSignIn')}</p>}
      <p className={classes.lead}>{t('locks')}</p>
      <FormFailure message={unsaved ? t('changedMeanwhile') : failure} />
      <div className={classes.actions}>
        {why !== '' && <span className={classes.why}>{why}</span>}
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={sign.isPending} disabled={blocked}>
          {t('signNote')}
        </Button>
      </div>
    </form>
  );
}
