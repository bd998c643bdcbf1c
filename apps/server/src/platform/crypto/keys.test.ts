import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createKeyRing } from './keys.ts';
import { SealBroken } from './seal.ts';

const first = { version: 1, key: randomBytes(32) };
const second = { version: 2, key: randomBytes(32) };

describe('a key ring', () => {
  it('gives each purpose a secret of its own, always the same one', () => {
    const ring = createKeyRing([first]);
    expect(ring.secret('token-signing')).toHaveLength(32);
    expect(ring.secret('token-signing')).toEqual(createKeyRing([first]).secret('token-signing'));
    expect(ring.secret('token-signing')).not.toEqual(ring.secret('next-auth'));
    expect(ring.secret('token-signing')).not.toEqual(createKeyRing([second]).secret('token-signing'));
  });

  it('writes with the newest version and reads with every one', () => {
    const before = createKeyRing([first]);
    const fileKey = randomBytes(32);
    const wrapped = before.wrapKey(fileKey, 'file-key:a');
    const sealed = before.sealText('JBSWY3DPEHPK3PXP', 'totp:u1');

    const after = createKeyRing([first, second]);
    expect(after.currentVersion).toBe(2);
    expect(after.versions).toEqual([2, 1]);
    expect(after.unwrapKey(wrapped, 'file-key:a')).toEqual(fileKey);
    expect(after.openText(sealed, 'totp:u1')).toBe('JBSWY3DPEHPK3PXP');
    expect(after.wrapKey(fileKey, 'file-key:a').keyVersion).toBe(2);
    expect(after.sealText('x', 'totp:u1')).toMatch(/^v2\./);
    expect(after.secret('token-signing', 1)).toEqual(before.secret('token-signing'));
  });

  it('seals the same text differently each time and shows nothing of it', () => {
    const ring = createKeyRing([first]);
    const sealed = ring.sealText('canary-secret', 'webhook:1');
    expect(sealed).not.toContain('canary');
    expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('canary');
    expect(ring.sealText('canary-secret', 'webhook:1')).not.toBe(sealed);
  });

  it('opens nothing that belongs to another context, was changed, or was sealed with another key', () => {
    const ring = createKeyRing([first]);
    const sealed = ring.sealText('secret', 'webhook:1');
    const changed = `${sealed.slice(0, -4)}${sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    expect(() => ring.openText(sealed, 'webhook:2')).toThrow(SealBroken);
    expect(() => ring.openText(changed, 'webhook:1')).toThrow(SealBroken);
    expect(() => ring.openText('plain text', 'webhook:1')).toThrow(SealBroken);
    expect(() => ring.openText('v1.AAAA', 'webhook:1')).toThrow(SealBroken);
    expect(() => createKeyRing([{ ...first, key: randomBytes(32) }]).openText(sealed, 'webhook:1')).toThrow(SealBroken);
  });

  it('says which version is missing', () => {
    const sealed = createKeyRing([first, second]).sealText('secret', 'webhook:1');
    expect(() => createKeyRing([first]).openText(sealed, 'webhook:1')).toThrow('master key version 2 is needed');
  });
});
