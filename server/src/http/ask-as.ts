import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Makes a request as the browser would, so that access is decided in one place. */
export const askAs = (app: FastifyInstance, { headers: { cookie }, ip }: FastifyRequest, url: string) =>
  app.inject({ method: 'GET', url, headers: { ...(cookie && { cookie }) }, remoteAddress: ip })
