/** A refusal that the sign-in client is told by its code, as the library's `error`. */
export class SignInRefusal extends Error {
  constructor(code: string) {
    super(code);
    this.name = 'SignInRefusal';
  }
}
