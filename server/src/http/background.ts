import type { FastifyInstance } from 'fastify'

/** Work that goes on after its reply was sent. Failures are logged; a stopping app waits for it. */
export function backgroundWork(app: FastifyInstance): (work: Promise<unknown>) => void {
  const unfinished = new Set<Promise<unknown>>()
  app.addHook('onClose', async () => void (await Promise.all(unfinished)))
  return (work) => {
    const watched = work
      .catch((error: unknown) => app.log.error({ err: error }, 'background work failed'))
      .finally(() => unfinished.delete(watched))
    unfinished.add(watched)
  }
}
