import type { FastifyRequest } from 'fastify'
import { clientAddress, storableAddress } from '../../http/client-address.ts'
import type { Device } from './sessions.service.ts'

/** Where a request comes from, as far as it says. */
export const deviceOf = (request: FastifyRequest): Device => ({
  address: clientAddress(request),
  ipAddress: storableAddress(request),
  userAgent: request.headers['user-agent'],
})
