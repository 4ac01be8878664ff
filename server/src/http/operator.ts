import type { FastifyRequest } from 'fastify'
import { storableAddress } from './client-address.ts'
import type { SessionUser } from './session.ts'

/** An admin and their address, for the record of their writes. */
export interface Operator extends SessionUser {
  ipAddress: string | null
}

/** The caller of an admin's call. */
export const operatorOf = ({ user, request }: { user: SessionUser; request: FastifyRequest }): Operator => ({
  ...user,
  ipAddress: storableAddress(request),
})
