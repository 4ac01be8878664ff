import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { WarningNote } from '../../ui/warning-notes.tsx'
import { DismissWarning } from './dismiss-warning.tsx'
import { planWarningsQuery } from './plan-warnings.api.ts'

interface EntryWarningsProps {
  entryId: number
  /** the peptide’s name */
  name: string
}

/** Warnings shown before "Show all". */
const SHOWN = 2

/** An entry's warnings, each dismissible with a reason. */
export default function EntryWarnings({ entryId, name }: EntryWarningsProps) {
  const { data, isError } = useQuery(planWarningsQuery)
  const [isWhole, setWhole] = useState(false)
  if (!data && isError)
    return <p className="text-sm text-soft">We couldn’t check this against your profile.</p>
  const warnings = data?.find((one) => one.entryId === entryId)?.warnings ?? []
  if (warnings.length === 0) return null
  const more = isWhole ? 0 : Math.max(0, warnings.length - SHOWN)
  return (
    <div>
      <ul aria-label={`Warnings about ${name}`} className="flex flex-col gap-2 text-sm">
        {warnings.slice(0, more > 0 ? SHOWN : undefined).map(({ key, message }) => (
          <WarningNote key={key} message={message}>
            <DismissWarning entryId={entryId} warning={{ key, message }} />
          </WarningNote>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="ghost" size="sm" className="-mx-3" onClick={() => setWhole(true)}>
          Show {more} more
        </Button>
      )}
    </div>
  )
}
