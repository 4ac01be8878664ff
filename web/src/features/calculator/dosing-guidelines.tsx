import { STORAGE_GUIDELINE } from '@pepwell/domain/calculator'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'

/** As the catalogue words it; figures of a label only where there is a label. */
const guidelines = [
  {
    name: 'BPC-157',
    approved: false,
    dose: 'No established human dose. Research-use protocols commonly cite 250 to 500 mcg once or twice a day under the skin; no controlled human trial stands behind that.',
    note: 'Not approved anywhere as a medicine.',
  },
  {
    name: 'TB-500',
    approved: false,
    dose: 'No established human dose. Research-use protocols commonly cite 2 to 2.5 mg twice a week at first, then less often; there are no published human blood-level data.',
    note: 'Not approved as a medicine. Some vials hold the fragment, others the whole thymosin beta-4: check which one you have.',
  },
  {
    name: 'Semaglutide',
    approved: true,
    dose: '0.25 mg weekly for 4 weeks, then 0.5 mg, 1 mg and 1.7 mg for 4 weeks each, then 2.4 mg weekly (Wegovy label).',
    note: 'Prescription-only. The pace is for your prescriber to set.',
  },
]

function Reconstitution() {
  return (
    <Card as="li" className="flex flex-col gap-2">
      <CardTitle level={3}>Reconstitution and storage</CardTitle>
      <ol className="list-decimal space-y-1 pl-5">
        <li>Clean both stoppers with alcohol and let them dry.</li>
        <li>Let the water run down the glass, not onto the powder.</li>
        <li>Swirl until it is clear; do not shake.</li>
        <li>Write the date on the vial. Discard it when it is cloudy or has particles.</li>
      </ol>
      <p>
        Storage once reconstituted: <strong>{STORAGE_GUIDELINE}</strong>. Where a label gives a shorter time
        (bacteriostatic water is often discarded after 28 days), the label counts.
      </p>
    </Card>
  )
}

/** What is known about the dose of three peptides, and how a vial is prepared and kept. */
export function DosingGuidelines() {
  return (
    <section aria-labelledby="dosing-guidelines">
      <h2 id="dosing-guidelines" className="mb-1 text-xl">
        Dosing guidelines
      </h2>
      <p className="mb-3 text-soft">
        For information, not medical advice. The calculator only does the arithmetic; the dose is for you and
        your prescriber to decide.
      </p>
      <ul className="grid gap-4 md:grid-cols-2">
        {guidelines.map(({ name, approved, dose, note }) => (
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
