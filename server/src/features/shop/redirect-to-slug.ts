import type { FastifyReply } from 'fastify'

/**
 * Redirects an old product slug to the current one, including the query. Browsers must not cache it: a
 * product that gets its old name back would redirect forever.
 * @param path with ':slug' in the slug's place
 */
export function redirectToSlug(reply: FastifyReply, path: string, slug: string): never {
  const query = /\?.*$/.exec(reply.request.url)?.[0] ?? ''
  // Fastify sends a returned reply unchanged.
  return reply.header('cache-control', 'no-cache').redirect(path.replace(':slug', slug) + query, 301) as never
}
