import { passwordFault } from '#core/secrets/password-fault.ts';
import { kycPasswordTexts as texts } from './desk/kyc-passwords.messages.ts';
import { isDemoPassword } from './demo-kyc-passwords.server.ts';

/** Longer than a client's: many people use it, and nothing else stands beside it. */
export const shortestKycPassword = 12;

/** What is wrong with a new password of the KYC page, or undefined. */
export async function kycPasswordFault(password: string): Promise<string | undefined> {
  if ([...password.normalize('NFKC')].length < shortestKycPassword) return texts.short;
  if (await isDemoPassword(password)) return texts.demo;
  return passwordFault(password, { name: 'Kasauti', email: '' });
}
