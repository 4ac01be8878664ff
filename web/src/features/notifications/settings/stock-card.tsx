import { Card, CardHeader, CardTitle } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Preferences } from './preference-switch.tsx'
import { useChangePreferences } from './settings.api.ts'

/** The options, plus a custom number set elsewhere. */
const CHOICES = { lowVialDoses: [0, 1, 2, 3, 4, 6, 8], lowVialDays: [0, 3, 5, 7, 10, 14, 21, 28] }

const LABELS = { lowVialDoses: 'Doses left', lowVialDays: 'Days before you run out' }

function Choice({ name, preferences }: { name: keyof typeof CHOICES; preferences: Preferences }) {
  const { mutate, isPending, variables } = useChangePreferences()
  const chosen = (isPending ? variables.body[name] : undefined) ?? preferences[name]
  const offered = [...new Set([...CHOICES[name], chosen])].sort((a, b) => a - b)
  return (
    <Field label={LABELS[name]}>
      <Select value={chosen} onChange={(event) => mutate({ body: { [name]: Number(event.target.value) } })}>
        {offered.map((number) => (
          <option key={number} value={number}>
            {number === 0 ? 'Never' : number}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** When to warn about low vials. */
export function StockCard({ preferences }: { preferences: Preferences }) {
  return (
    <Card as="section" aria-labelledby="vial-warnings">
      <CardHeader className="mb-2">
        <CardTitle level={3} id="vial-warnings">
          Vials Running Low
        </CardTitle>
      </CardHeader>
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice name="lowVialDoses" preferences={preferences} />
        <Choice name="lowVialDays" preferences={preferences} />
      </div>
    </Card>
  )
}
