import type { FastifyRequest } from 'fastify'
import { storableAddress } from './client-address.ts'
import type { SessionUser } from './session.ts'

/** An admin at work, and where they sit: what the record of their writes says of them. */
export interface Operator extends SessionUser {
  ipAddress: string | null
}

/** Who makes an admin's call. */
export const operatorOf = ({ user, request }: { user: SessionUser; request: FastifyRequest }): Operator => ({
  ...user,
  ipAddress: storableAddress(request),
})
