interface RulesProps {
  rules: readonly (readonly [title: string, text: string])[]
}

/** Short statements, each under its name. */
export const Rules = ({ rules }: RulesProps) => (
  <dl className="grid gap-3 pb-2">
    {rules.map(([title, text]) => (
      <div key={title}>
        <dt className="font-semibold">{title}</dt>
        <dd className="text-soft">{text}</dd>
      </div>
    ))}
  </dl>
)
