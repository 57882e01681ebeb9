import { OwnText } from '#ui/own-language.tsx';

/** The steps to an approval, numbered, four in a row where there is room. */
export function CitySteps({ steps }: { steps: readonly { id: number; description: string }[] }) {
  return (
    <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ id, description }, index) => (
        <li key={id} className="border-t border-gold pt-4">
          <p aria-hidden="true" className="font-serif text-3xl text-gold-ink tabular">
            {index + 1}
          </p>
          <p className="mt-2 text-pretty">
            <OwnText text={description} />
          </p>
        </li>
      ))}
    </ol>
  );
}
