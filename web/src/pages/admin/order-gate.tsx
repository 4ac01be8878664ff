import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import type { ReactNode } from 'react'
import { AccessDenied } from './access-denied.tsx'
import { AdminGate } from './gate.tsx'
import { usePermissions } from './permissions.ts'

const Allowed = ({ children }: { children: ReactNode }) =>
  mayEnter(usePermissions(), 'orders') ? children : <AccessDenied />

/** Order pages, for operators with the order permission. */
export const OrderGate = ({ children }: { children: ReactNode }) => (
  <AdminGate>
    <Allowed>{children}</Allowed>
  </AdminGate>
)
