import { Trans, useLingui } from '@lingui/react/macro';
import { type Assignment, ruleSubjects } from '#features/leads/desk/assignment.schema.ts';
import { leadForms } from '#features/leads/lead-kinds.schema.ts';
import { languages } from '#locales/languages.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/field.tsx';
import { PeopleFields } from './people-fields.tsx';
import { useLeadNames } from './use-lead-names.ts';

type Rule = Assignment['rules']['rules'][number];
type Props = Pick<Assignment, 'people' | 'services'> & { rules: Rule[]; onChange: (rules: Rule[]) => void };

/** The rules that name a service, a form or a language. */
export function RuleFields({ rules, people, services, onChange }: Props) {
  const { t } = useLingui();
  const { formName } = useLeadNames();
  const subjects: Record<Rule['by'], string> = { service: t`Service`, form: t`Form`, language: t`Language` };
  const values: Record<Rule['by'], (readonly [value: string, name: string])[]> = {
    service: services.map(({ slug, name }) => [slug, name] as const),
    form: leadForms.map((form) => [form, formName(form)] as const),
    language: languages.map(({ code, name }) => [code, name] as const),
  };
  const first = (by: Rule['by']) => values[by][0]?.[0] ?? '';
  const replace = (at: number, rule: Rule) => onChange(rules.map((each, index) => (index === at ? rule : each)));

  return (
    <section aria-labelledby="rules" className="stack-4">
      <h2 id="rules">
        <Trans>Rules</Trans>
      </h2>
      {rules.length === 0 && (
        <p className="text-ink-2">
          <Trans>There is no rule yet.</Trans>
        </p>
      )}
      <ul className="border-t border-rule empty:hidden">
        {rules.map((rule, at) => {
          const number = at + 1;
          const known = values[rule.by];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rules have no identity, and their fields hold no state
            <li key={at} className="stack-3 border-b border-rule py-4">
              <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)_auto] sm:items-end">
                <SelectField
                  label={t`By`}
                  aria-label={t`Rule ${number}: by`}
                  value={rule.by}
                  onChange={(event) => {
                    const by = ruleSubjects.find((each) => each === event.currentTarget.value) ?? rule.by;
                    replace(at, { ...rule, by, value: first(by) });
                  }}
                >
                  {ruleSubjects.map((by) => (
                    <option key={by} value={by}>
                      {subjects[by]}
                    </option>
                  ))}
                </SelectField>
                <SelectField
                  label={subjects[rule.by]}
                  aria-label={t`Rule ${number}: ${{ subject: subjects[rule.by] }}`}
                  value={rule.value}
                  onChange={(event) => replace(at, { ...rule, value: event.currentTarget.value })}
                >
                  {!known.some(([value]) => value === rule.value) && <option value={rule.value}>{rule.value}</option>}
                  {known.map(([value, name]) => (
                    <option key={value} value={value}>
                      {name}
                    </option>
                  ))}
                </SelectField>
                <Button
                  variant="quiet"
                  aria-label={t`Remove rule ${number}`}
                  onClick={() => onChange(rules.filter((_, index) => index !== at))}
                >
                  <Trans>Remove</Trans>
                </Button>
              </div>
              <PeopleFields
                legend={t`Goes to`}
                people={people}
                chosen={rule.staff}
                onChange={(staff) => replace(at, { ...rule, staff })}
              />
            </li>
          );
        })}
      </ul>
      <Button
        variant="secondary"
        onClick={() => onChange([...rules, { by: 'service', value: first('service'), staff: [] }])}
      >
        <Trans>Add a rule</Trans>
      </Button>
    </section>
  );
}
