import { listed } from '@pepwell/domain/listed'
import { productName } from '@pepwell/domain/product'
import { displayName } from '@pepwell/domain/profile'
import { useWatch } from 'react-hook-form'
import { cx } from '../../../lib/classes.ts'
import { Card, CardText, CardTitle } from '../../../ui/card.tsx'
import { missingFields, type NeededField, neededFieldNames, neededFields } from './missing-fields.ts'
import type { ProfileValues } from './profile-values.ts'

function WhatIsNeeded({ missing }: { missing: readonly NeededField[] }) {
  if (missing.length === 0) return <>That is everything. Press Update Profile and {productName} opens.</>
  return (
    <>
      A few answers and {productName} opens. Still needed:{' '}
      <strong className="text-ink">{listed(missing.map((name) => neededFields[name].toLowerCase()))}</strong>.
    </>
  )
}

/** One piece for each field, filled from the left. */
function Pieces({ done }: { done: number }) {
  return (
    <div aria-hidden="true" className="mt-3 flex gap-1.5">
      {neededFieldNames.map((name, index) => (
        <span key={name} className={cx('h-2 flex-1 rounded-full', index < done ? 'bg-accent' : 'bg-line')} />
      ))}
    </div>
  )
}

/** What is still missing before the app opens; follows what is typed. */
export function SetupProgress({ person }: { person: Parameters<typeof displayName>[0] }) {
  const filled = useWatch<ProfileValues, NeededField[]>({ name: neededFieldNames })
  const missing = missingFields(
    Object.fromEntries(neededFieldNames.map((name, index) => [name, filled[index]])),
  )
  const done = neededFieldNames.length - missing.length
  return (
    <Card as="section" aria-labelledby="setup-progress">
      <div className="flex items-baseline justify-between gap-4">
        <CardTitle id="setup-progress">Welcome, {displayName(person)}</CardTitle>
        <p className="shrink-0 font-semibold tabular-nums">
          {done} of {neededFieldNames.length}
        </p>
      </div>
      <progress
        value={done}
        max={neededFieldNames.length}
        aria-label="Profile filled in"
        className="sr-only"
      />
      <Pieces done={done} />
      <CardText className="mt-3">
        <WhatIsNeeded missing={missing} />
      </CardText>
    </Card>
  )
}
