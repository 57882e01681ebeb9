import { useOwnLanguage } from '#ui/own-language.tsx';

/** The people, by what they do: a register of names and duties. */
export function Team({ members }: { members: readonly { name: string; designation: string }[] }) {
  const languageOf = useOwnLanguage();
  return (
    <dl className="grid gap-x-16 border-b border-rule md:grid-cols-2">
      {members.map(({ name, designation }) => (
        <div key={name} className="border-t border-rule py-5">
          <dt {...languageOf(name)} className="font-serif text-xl">
            {name}
          </dt>
          <dd {...languageOf(designation)} className="mt-1 text-ink-2">
            {designation}
          </dd>
        </div>
      ))}
    </dl>
  );
}
