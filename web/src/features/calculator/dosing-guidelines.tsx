import { dosingGuidelines, reconstitutionGuideline } from '@pepwell/domain/doses/dosing-guidelines'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'

function Reconstitution() {
  const { title, steps, storage, exception } = reconstitutionGuideline
  return (
    <Card as="li" className="flex flex-col gap-2">
      <CardTitle level={3}>{title}</CardTitle>
      <ol className="list-decimal space-y-1 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        Storage once reconstituted: <strong>{storage}</strong>. {exception}
      </p>
    </Card>
  )
}

/** Dosing facts for three peptides, with preparation and storage. */
export function DosingGuidelines() {
  return (
    <section aria-labelledby="dosing-guidelines">
      <h2 id="dosing-guidelines" className="mb-1 text-xl">
        Dosing guidelines
      </h2>
      <p className="mb-3 text-soft">
        For information, not medical advice. The calculator does the math. You and your prescriber decide the
        dose.
      </p>
      <ul className="grid gap-4 md:grid-cols-2">
        {dosingGuidelines.map(({ name, approved, dose, note }) => (
          <Card as="li" key={name} className="flex flex-col gap-2">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <CardTitle level={3}>{name}</CardTitle>
              <Badge tone={approved ? 'accent' : 'warn'}>
                {approved ? 'Approved medicine' : 'No approved human dose'}
              </Badge>
            </div>
            <p>{dose}</p>
            <p className="text-sm text-soft">{note}</p>
          </Card>
        ))}
        <Reconstitution />
      </ul>
    </section>
  )
}
