import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

const A_YEAR = 365 * 24 * 60 * 60

/**
 * Strict headers. Scripts come only from our own files. Inline styles are allowed: the dialog library writes a style
 * sheet with the width of the scroll bar, charts and server-rendered pages use style attributes, and cached pages
 * can't carry a nonce. Styles can't run scripts, and `default-src 'none'` leaves them nowhere to send data. Trusted
 * Types aren't required: React and the service worker would need policies that allow everything, and no page writes
 * HTML made by people. Headers for obsolete browsers are left out.
 */
const configured = (https: boolean) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https && { maxAge: A_YEAR },
    referrerPolicy: { policy: 'same-origin' },
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
  })

/** Device permissions of pages: the camera reads barcodes. */
const PERMISSIONS =
  'camera=(self), publickey-credentials-get=(self), publickey-credentials-create=(self), geolocation=(), microphone=(), payment=(), usb=(), serial=(), midi=(), display-capture=()'

/** Helmet's headers for every response, computed once because none depends on the request. */
function headersOf(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value
    },
    removeHeader() {},
  }
  middleware({} as IncomingMessage, response as unknown as ServerResponse, () => {})
  return headers
}

/** Headers for files, which follow the rules of the page that loads them. A phone loads twenty of them. */
const OF_FILES = ['strict-transport-security', 'cross-origin-resource-policy', 'x-content-type-options']

/**
 * Sets headers and the request id on every reply. Calls aren't cached unless they say so: files and shared data do.
 */
export function setSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = {
    ...headersOf(configured(publicUrl.startsWith('https:'))),
    'permissions-policy': PERMISSIONS,
  }
  const ofFiles = Object.fromEntries(Object.entries(headers).filter(([name]) => OF_FILES.includes(name)))
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/assets/') ? ofFiles : headers).header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
}
