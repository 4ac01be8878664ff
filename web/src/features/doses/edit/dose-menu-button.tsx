import type { DoseLog } from '@pepwell/contract/doses/doses'
import { EllipsisVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { formatInstant } from '../../../lib/time/dates.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

/** The id of a dose's menu button. */
export const doseMenuId = ({ id }: DoseLog): string => `more-for-dose-${id}`

interface DoseMenuButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  dose: DoseLog
  timeZone: string
}

export const DoseMenuButton = ({ dose, timeZone, ...rest }: DoseMenuButtonProps) => (
  <IconButton
    {...rest}
    id={doseMenuId(dose)}
    aria-label={`More for ${dose.peptideName} on ${formatInstant(dose.takenAt, timeZone)}`}
    className="-my-1 -mr-2 self-center"
  >
    <EllipsisVertical className="size-5" aria-hidden="true" />
  </IconButton>
)
