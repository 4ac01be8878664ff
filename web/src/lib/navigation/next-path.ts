/** Where somebody wanted to go before they had to sign in: a path of this app, never another site. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next')
  if (!next) return '/'
  try {
    const target = new URL(next, window.location.origin)
    if (target.origin !== window.location.origin || !next.startsWith('/')) return '/'
    const path = target.pathname + target.search + target.hash
    // Back to a sign-in page would be a circle, and '/.//evil.example' normalizes to '//evil.example': another host.
    return /^\/(?:(?:login|signup|api)(?:\/|$)|\/)/.test(target.pathname) ? '/' : path
  } catch {
    return '/'
  }
}
