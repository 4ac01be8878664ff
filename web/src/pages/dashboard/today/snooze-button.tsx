import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'

/** Opens the snooze menu. */
export const SnoozeButton = ({ name, ...rest }: ComponentProps<'button'> & { name: string }) => (
  <Button variant="secondary" {...rest} className="min-h-13.5 rounded-2xl px-5" aria-label={`Later: ${name}`}>
    Later
  </Button>
)
