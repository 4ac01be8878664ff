import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FirstLook, Key, Noted, WebPages } from './web-page.ts'

/** What a page is made of. */
interface Wanted {
  /** its path, with what the query names of it */
  address: string
  look: FirstLook
  /** answers that are there already, each by the key of its query */
  known?: readonly (readonly [key: Key, answer: unknown])[]
  noted: Noted
}

/** The address that a query's key stands for. */
const addressOfKey = ([path, query = {}]: Key): string =>
  Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path

/** Asks for something as the browser would, so that who may see what is decided in one place. */
export const askAs = (app: FastifyInstance, { headers: { cookie }, ip }: FastifyRequest, url: string) =>
  app.inject({ method: 'GET', url, headers: { ...(cookie && { cookie }) }, remoteAddress: ip })

/** The app's page for whoever asks, drawn as they see it first, with what it asks for: the answers, and its chunks. */
export async function drawnPage(
  app: FastifyInstance,
  pages: WebPages,
  request: FastifyRequest,
  { address, look, known = [], noted }: Wanted,
): Promise<string> {
  const replies = await Promise.all(
    look.asks.map(async (key) => [key, await askAs(app, request, addressOfKey(key))] as const),
  )
  const answers = [
    ...known,
    ...replies
      .filter(([, { statusCode }]) => statusCode === 200)
      .map(([key, reply]) => [key, reply.json() as unknown] as const),
  ]
  // What is drawn without all that the query names would be another view for a moment.
  if (!look.isWhole) return pages.compose({ chunks: look.chunks, answers })
  // What cannot be drawn here the app still draws by itself.
  const drawn = await pages.draw(address, answers, noted).catch((error: unknown) => {
    request.log.error(error, 'a page could not be drawn')
    return undefined
  })
  return pages.compose({ chunks: look.chunks, answers, drawn })
}
