import { Section } from '#ui/section.tsx';
import { DevSeal } from './dev-seal.tsx';

const swatches = [
  ['paper', 'bg-paper text-ink'],
  ['sheet', 'bg-sheet text-ink-2'],
  ['ink', 'bg-ink text-paper'],
  ['ink-2', 'bg-ink-2 text-paper'],
  ['rule', 'bg-rule text-ink'],
  ['basalt', 'bg-basalt text-paper'],
  ['gold', 'bg-gold text-basalt'],
  ['gold-ink', 'bg-gold-ink text-paper'],
  ['assay', 'bg-assay text-paper'],
  ['upcoming', 'bg-upcoming text-paper'],
  ['withdrawn', 'bg-withdrawn text-paper'],
  ['note', 'bg-note text-paper'],
] as const;

const seeds = ['bis-crs', 'scheme-x', 'wpc', 'isi-bis', 'mtcte', 'author-1'];

export function ColourSection() {
  return (
    <Section id="colour" title="Colour, type, seals" lead="Hairlines divide; nothing has a shadow; one action colour.">
      <ul className="grid grid-cols-3 border border-rule sm:grid-cols-6">
        {swatches.map(([name, className]) => (
          <li key={name} className={`flex h-20 items-end p-2 text-sm ${className}`}>
            {name}
          </li>
        ))}
      </ul>
      <div className="mt-10 grid gap-10 lg:grid-cols-2">
        <div className="stack-3">
          <p className="font-serif text-5xl">Five: the page’s name</p>
          <p className="font-serif text-4xl">Four: a figure</p>
          <p className="font-serif text-3xl">Three: a section, IS 13252</p>
          <p className="font-serif text-2xl">Two: a dialog</p>
          <p className="text-xl">Extra large text</p>
          <p className="text-lg">Article text, 18 px, sixty-six characters a line at most.</p>
          <p>Base text. Serial R-41000123, 21-11-2026.</p>
          <p className="text-sm text-ink-2">Small text for hints and dates.</p>
        </div>
        <div className="flex flex-wrap content-start gap-4">
          {seeds.map((seed) => (
            <DevSeal key={seed} seed={seed} size={150} />
          ))}
          <div className="bg-basalt p-3">
            <DevSeal seed="kasauti" size={126} />
          </div>
        </div>
      </div>
    </Section>
  );
}
