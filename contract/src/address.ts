import type { AdminPlace } from '@pepwell/domain/accounts/admin-areas'
import type { Access, Route } from './call.ts'

/** An address's declaration besides method, path and access. */
type Options = Omit<Route, 'method' | 'path'>
type Reads = Options & { readonly providesTags: readonly string[] }
type Changes = Options & { readonly invalidatesTags: readonly string[] }

type At<Method, Path, Who, About> = { readonly method: Method; readonly path: Path } & Readonly<Who & About>

export const everyone = { access: 'public' } as const
export const member = { access: 'member' } as const

/**
 * Operators with this back-office permission. Like the builders below it has no side effects, so bundlers drop
 * addresses that a chunk doesn't use.
 */
/* @__NO_SIDE_EFFECTS__ */
export const operator = <const Area extends AdminPlace>(area: Area) => ({ access: 'admin', area }) as const

/* @__NO_SIDE_EFFECTS__ */
export const get = <const Path extends Route['path'], const Who extends Access, const About extends Reads>(
  path: Path,
  who: Who,
  about: About,
): At<'GET', Path, Who, About> => ({ method: 'GET', path, ...who, ...about })

/* @__NO_SIDE_EFFECTS__ */
export const post = <const Path extends Route['path'], const Who extends Access, const About extends Changes>(
  path: Path,
  who: Who,
  about: About,
): At<'POST', Path, Who, About> => ({ method: 'POST', path, ...who, ...about })

/* @__NO_SIDE_EFFECTS__ */
export const patch = <
  const Path extends Route['path'],
  const Who extends Access,
  const About extends Changes,
>(
  path: Path,
  who: Who,
  about: About,
): At<'PATCH', Path, Who, About> => ({ method: 'PATCH', path, ...who, ...about })

/* @__NO_SIDE_EFFECTS__ */
export const put = <const Path extends Route['path'], const Who extends Access, const About extends Changes>(
  path: Path,
  who: Who,
  about: About,
): At<'PUT', Path, Who, About> => ({ method: 'PUT', path, ...who, ...about })

/* @__NO_SIDE_EFFECTS__ */
export const del = <const Path extends Route['path'], const Who extends Access, const About extends Changes>(
  path: Path,
  who: Who,
  about: About,
): At<'DELETE', Path, Who, About> => ({ method: 'DELETE', path, ...who, ...about })
