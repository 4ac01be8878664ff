/** The path that a person wanted before signing in: within this app, never another site. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next')
  if (!next) return '/'
  try {
    const target = new URL(next, window.location.origin)
    if (target.origin !== window.location.origin || !next.startsWith('/')) return '/'
    const path = target.pathname + target.search + target.hash
    // A sign-in page would loop, and '/.//evil.example' normalizes to '//evil.example': another host.
    return /^\/(?:(?:login|signup|api)(?:\/|$)|\/)/.test(target.pathname) ? '/' : path
  } catch {
    return '/'
  }
}
