import { useEffect, useState } from 'react'
import { useAddressState } from '../../lib/navigation/address-state.ts'

/** Whether the dialog for a new reminder is open. `/reminders?new=reminder` opens it from anywhere. */
export function useNewReminder() {
  const [asked, setAsked] = useAddressState('new')
  const [open, onOpenChange] = useState(false)
  useEffect(() => {
    if (asked !== 'reminder') return
    setAsked(undefined)
    onOpenChange(true)
  }, [asked, setAsked])
  return { open, onOpenChange, show: () => onOpenChange(true) }
}
