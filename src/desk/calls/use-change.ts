import { useRevalidator } from 'react-router';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import type { CallResult } from './call.ts';

type Sent = CallResult<{ message: string }>;

/** Says how a change went, and shows the screen as it is now. Resolves with whether it was made. */
export type Change = (sent: Sent | Promise<Sent>) => Promise<boolean>;

export function useChange(): Change {
  const toast = useToast();
  const faultText = useFaultText();
  const { revalidate } = useRevalidator();
  return async (sent) => {
    const result = await sent;
    if (!result.ok) {
      toast.error(faultText(result));
      return false;
    }
    toast.success(result.data.message);
    await revalidate();
    return true;
  };
}
