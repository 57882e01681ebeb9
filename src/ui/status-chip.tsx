import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export type StatusTone = 'in-force' | 'upcoming' | 'withdrawn' | 'note';

const tones: Record<StatusTone, { className: string; sign: IconName }> = {
  'in-force': { className: 'text-in-force', sign: 'check' },
  upcoming: { className: 'text-upcoming', sign: 'clock' },
  withdrawn: { className: 'text-withdrawn', sign: 'barred' },
  note: { className: 'text-note', sign: 'info' },
};

/**
 * A state shown in three ways: by its word, its icon and its colour.
 *
 * @param tone the icon and the colour
 * @param children the word
 */
export function StatusChip({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const { className, sign } = tones[tone];
  return (
    <span className={`chip ${className}`}>
      <Icon name={sign} size={14} />
      {children}
    </span>
  );
}
