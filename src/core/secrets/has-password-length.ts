/** Whether a new password has 8 to 128 code points, counted after NFKC as the hash takes it. */
export function hasPasswordLength(password: string): boolean {
  const { length } = [...password.normalize('NFKC')];
  return length >= 8 && length <= 128;
}
