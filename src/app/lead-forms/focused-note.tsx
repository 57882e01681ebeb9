import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#ui/icon.tsx';

const tones = { done: 'border-gold', problem: 'border-withdrawn' };

/** The result of the previous step. It takes the focus when it appears, because the element that had it has gone. */
export function FocusedNote({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={`flex gap-2 border-s-4 bg-sheet px-4 py-3 ${tones[tone]}`}>
      {tone === 'problem' && <Icon name="alert" size={18} className="mt-1 shrink-0 text-withdrawn" />}
      <div className="min-w-0">{children}</div>
    </div>
  );
}
