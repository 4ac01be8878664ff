import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

const A_YEAR = 365 * 24 * 60 * 60

/**
 * Strict headers. Scripts come from our own files only. Inline styles are allowed: the dialog library writes a style sheet
 * with the width of the scroll bar, charts and the server's pages place things by style attributes, and pages kept for
 * many readers can't carry a nonce. A style can't run a script, and `default-src 'none'` leaves it nowhere to send
 * anything. Trusted Types are not demanded: React's own rendering and the service worker would need policies that allow
 * everything, and no page writes HTML of people's making. Headers that only browsers long gone look at are left out.
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

/** What pages may ask the device for: the camera reads barcodes. */
const PERMISSIONS =
  'camera=(self), publickey-credentials-get=(self), publickey-credentials-create=(self), geolocation=(), microphone=(), payment=(), usb=(), serial=(), midi=(), display-capture=()'

/** What helmet would set on every response: none of it depends on the request, so helmet is asked once. */
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

/** What counts for a file that is no page: it runs in one, by the rules of that one. A phone loads twenty of them. */
const OF_FILES = ['strict-transport-security', 'cross-origin-resource-policy', 'x-content-type-options']

/**
 * Sets the headers, and the request's id, on every answer. What a call answers is kept nowhere, unless it says so itself:
 * files do, and what is the same for everybody.
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
