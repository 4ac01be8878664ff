import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'
import { clientAddress, storableAddress } from './client-address.ts'

/** Where a request comes from. */
export interface Device {
  /** the address that limits count */
  address: string
  /** the address if it can be stored */
  ipAddress: string | null
  userAgent: string | undefined
}

/** The device of a request. */
export const deviceOf = (request: FastifyRequest): Device => ({
  address: clientAddress(request),
  ipAddress: storableAddress(request),
  userAgent: request.headers['user-agent'],
})

const MAX_USER_AGENT_LENGTH = 512

/** The user agent, shortened for storage. */
export const storableUserAgent = (userAgent: string | undefined): string | undefined =>
  userAgent?.replaceAll('\u0000', '').slice(0, MAX_USER_AGENT_LENGTH)

/** 'Firefox 140 on macOS' and 'desktop', if the user agent says so. */
export function describeDevice(userAgent: string | undefined) {
  if (!userAgent) return { browserInfo: null, deviceType: null }
  const { browser, os, platform } = Bowser.parse(userAgent)
  const name = [browser.name, browser.version?.split('.')[0]].filter(Boolean).join(' ')
  return {
    browserInfo: [name, os.name].filter(Boolean).join(' on ') || null,
    deviceType: platform.type ?? null,
  }
}
