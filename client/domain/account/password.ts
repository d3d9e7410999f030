/** Decides whether a new password may be sent (docs/spec/settings.md#change-password). */

export interface NewPassword {
  password: string
  /** The same password, typed once more. */
  repeated: string
}

/** Returns whether the confirmation can no longer become the password, however one types on. */
export const isMistyped = ({ password, repeated }: NewPassword) => !password.startsWith(repeated)

export const canChangePassword = ({ password, repeated }: NewPassword) =>
  password !== '' && password === repeated
