import type { ChainHead } from '@clinical/contract/signing/signing.schemas';
import classes from './SignedNote.module.css';
import { t } from './signing.texts.ts';

/** The chain's end in figures, for whom they mean something; folded until asked for. */
export function Seal({ chain }: { chain: ChainHead }) {
  return (
    <details className={classes.seal}>
      <summary>{t('proof')}</summary>
      <dl>
        <dt>{t('head')}</dt>
        <dd>
          <code>{chain.head}</code> ({t('links', { n: chain.links })})
        </dd>
        <dt>{t('signature')}</dt>
        <dd>
          <code>{chain.signature}</code>
        </dd>
      </dl>
    </details>
  );
}
