import { type ReactNode, useEffect, useRef } from 'react';

const tones = { done: 'border-gold', problem: 'border-withdrawn' };

/** What came of the step before; it takes the focus when it comes, because what had it is gone. */
export function FocusedNote({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={`border-s-4 bg-sheet px-4 py-3 ${tones[tone]}`}>
      {children}
    </div>
  );
}
