import { useLingui } from '@lingui/react/macro';
import type { BankAccount } from '#features/payment/payment.schema.ts';

type Line = { term: string; text: string };

/** The facts of an account in the order in which a bank's form asks for them; what it lacks is left out. */
export function useAccountLines({ holder, number, type, bank, branch, ifsc, swift }: BankAccount): Line[] {
  const { t } = useLingui();
  return [
    { term: t`Account name`, text: holder },
    { term: t`Account number`, text: number },
    { term: t`Account type`, text: type },
    { term: t`Bank`, text: bank },
    { term: t`Branch`, text: branch },
    { term: t`IFSC`, text: ifsc },
    { term: t`SWIFT code`, text: swift },
  ].flatMap(({ term, text }) => (text ? [{ term, text }] : []));
}
