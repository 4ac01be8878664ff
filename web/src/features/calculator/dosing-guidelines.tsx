import { dosingGuidelines, reconstitutionGuideline } from '@pepwell/domain/doses/dosing-guidelines'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'

function Reconstitution() {
  const { title, steps, storage, exception } = reconstitutionGuideline
  return (
    <Card as="li" className="py-2!">
      <Fold label={<h3 className="text-base">{title}</h3>}>
        <ol className="list-decimal space-y-1 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="py-2">
          Storage once reconstituted: <strong>{storage}</strong>. {exception}
        </p>
      </Fold>
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
      <p className="mb-3 text-soft">Not medical advice. You and your prescriber decide the dose.</p>
      <ul className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
        {dosingGuidelines.map(({ name, approved, dose, note }) => (
          <Card as="li" key={name} className="py-2!">
            <Fold
              label={
                <>
                  <h3 className="text-base">{name}</h3>
                  <Badge tone={approved ? 'accent' : 'warn'}>
                    {approved ? 'Approved medicine' : 'No approved human dose'}
                  </Badge>
                </>
              }
            >
              <p>{dose}</p>
              <p className="py-2 text-sm text-soft">{note}</p>
            </Fold>
          </Card>
        ))}
        <Reconstitution />
      </ul>
    </section>
  )
}
