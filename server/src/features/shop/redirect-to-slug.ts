import type { FastifyReply } from 'fastify'

/**
 * Redirects an old slug of a product to the present one, with the query of the request. Browsers ask again each time:
 * a product that gets its old name back would redirect forever.
 * @param path with ':slug' in the slug's place
 */
export function redirectToSlug(reply: FastifyReply, path: string, slug: string): never {
  const query = /\?.*$/.exec(reply.request.url)?.[0] ?? ''
  // Fastify sends a returned reply unchanged.
  return reply.header('cache-control', 'no-cache').redirect(path.replace(':slug', slug) + query, 301) as never
}
