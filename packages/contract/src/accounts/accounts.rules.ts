type NameParts = { given_name: string; family_name: string; nickname: string };

/** Given plus family name, else given name, else nickname (specification, section 3). */
export function displayName(user: NameParts): string {
  if (user.given_name && user.family_name) return `${user.given_name} ${user.family_name}`;
  return user.given_name || user.nickname;
}

/** The name as it stands under a signature: `Ada Okafor, MD`. */
export function signingName(user: NameParts & { credentials: string }): string {
  return [displayName(user), user.credentials].filter(Boolean).join(', ');
}
