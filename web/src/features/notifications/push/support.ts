/** Why this browser can't receive push. */
export type PushUnavailable = 'needs-home-screen' | 'insecure' | 'unsupported'

/** iPhones and iPads. An iPad identifies as a Mac, but Macs have no touch screen. */
const isAppleMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/** What prevents push in this browser; undefined if nothing does. */
export function pushUnavailableReason(): PushUnavailable | undefined {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return undefined
  if (!window.isSecureContext) return 'insecure'
  // On iPhones and iPads, only apps on the home screen support push.
  return isAppleMobile() && !window.matchMedia('(display-mode: standalone)').matches
    ? 'needs-home-screen'
    : 'unsupported'
}
