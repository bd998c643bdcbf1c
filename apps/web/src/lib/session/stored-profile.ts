import type { UserProfile } from '@clinical/contract/accounts/accounts.schemas';

const key = 'profile';

/** What the frame of the pages shows of a person: kept on this device, so that a reload shows it at once. */
export type FrameProfile = Pick<
  UserProfile,
  | 'id'
  | 'email'
  | 'given_name'
  | 'family_name'
  | 'nickname'
  | 'tokens'
  | 'token_limits'
  | 'isRestrictedTemplateOperations'
> &
  // what was kept before there were any has none
  Partial<Pick<UserProfile, 'abilities'>>;

export const storedProfile = {
  keep(user: FrameProfile): void {
    const { id, email, given_name, family_name, nickname, tokens, token_limits } = user;
    const { isRestrictedTemplateOperations, abilities } = user;
    const name = { id, email, given_name, family_name, nickname };
    const kept = { ...name, tokens, token_limits, isRestrictedTemplateOperations, abilities };
    try {
      localStorage.setItem(key, JSON.stringify(kept satisfies FrameProfile));
    } catch {
      // Storage is full or switched off: the next page asks the server.
    }
  },
  /** Undefined unless it is that user's. */
  of(userId: string | null | undefined): FrameProfile | undefined {
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<FrameProfile> | null;
      const whole = typeof kept?.tokens === 'number' && typeof kept.token_limits === 'number';
      return whole && kept.id !== undefined && kept.id === userId ? (kept as FrameProfile) : undefined;
    } catch {
      return undefined;
    }
  },
  forget(): void {
    localStorage.removeItem(key);
  },
};
