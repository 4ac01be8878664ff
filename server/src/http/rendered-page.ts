import type {
  CriticalQueries,
  DeviceState,
  PreloadedResponse,
  ResponseKey,
} from '@pepwell/contract/rendering'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { askAs } from './ask-as.ts'
import type { WebPages } from './web-page.ts'

/** Which page to render. */
interface RenderRequest {
  /** path and query */
  address: string
  critical: CriticalQueries
  /** known responses by query key */
  known?: readonly PreloadedResponse[]
  state: DeviceState
}

/** The URL of a query key. */
const addressOfKey = ([path, query = {}]: ResponseKey): string =>
  Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query as Record<string, string>)}` : path

/** The app's page rendered for one request, with its preloaded responses and chunks. */
export async function renderedPage(
  app: FastifyInstance,
  pages: WebPages,
  request: FastifyRequest,
  { address, critical, known = [], state }: RenderRequest,
): Promise<string> {
  const responsesTo = async (queries: readonly ResponseKey[]): Promise<PreloadedResponse[]> => {
    const replies = await Promise.all(
      queries.map(async (key) => [key, await askAs(app, request, addressOfKey(key))] as const),
    )
    return replies
      .filter(([, { statusCode }]) => statusCode === 200)
      .map(([key, reply]) => [key, reply.json() as unknown] as const)
  }
  const independent = [...known, ...(await responsesTo(critical.queries))]
  const dependent = critical.dependentQueries?.(independent) ?? []
  const responses = [...independent, ...(await responsesTo(dependent))]
  // Without all queries of the URL, another view would show for a moment.
  if (!critical.isComplete) return pages.compose({ chunks: critical.chunks, responses })
  // If rendering fails here, the app renders the page in the browser.
  const rendered = await pages.render(address, responses, state).catch((error: unknown) => {
    request.log.error(error, 'could not render a page')
    return undefined
  })
  return pages.compose({ chunks: critical.chunks, responses, rendered })
}
