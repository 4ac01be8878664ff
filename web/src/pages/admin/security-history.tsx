import { type SecurityEventKind, securityEventKinds } from '@pepwell/domain/accounts/security-events'
import { isCalendarDay } from '@pepwell/domain/time/calendar'
import { SecurityTable } from '../../features/audit/admin/security-table.tsx'
import { useAddressChange, useAddressState } from '../../lib/navigation/address-state.ts'

const isKind = (text: string): text is SecurityEventKind =>
  (securityEventKinds as readonly string[]).includes(text)

/** Security events; the filter is in the address. */
export function SecurityHistory({ timeZone }: { timeZone: string }) {
  const [userId] = useAddressState('person')
  const [kind] = useAddressState('event')
  const [from] = useAddressState('from')
  const [to] = useAddressState('to')
  const change = useAddressChange()
  return (
    <SecurityTable
      filter={{
        userId: userId || undefined,
        kind: isKind(kind) ? kind : undefined,
        from: isCalendarDay(from) ? from : undefined,
        to: isCalendarDay(to) ? to : undefined,
      }}
      onFilter={(next) =>
        change({ person: next.userId, event: next.kind, from: next.from, to: next.to }, { asNewPlace: true })
      }
      timeZone={timeZone}
    />
  )
}
