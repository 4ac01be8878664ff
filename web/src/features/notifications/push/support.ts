/** Why a browser can't be told anything while the app is closed. */
export type NoPush = 'needs-home-screen' | 'insecure' | 'unsupported'

/** iPhones and iPads; an iPad says that it is a Mac, which has no touch screen. */
const isAppleMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/** What keeps this browser from being pushed to; undefined when nothing does. */
export function whyNoPush(): NoPush | undefined {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return undefined
  if (!window.isSecureContext) return 'insecure'
  // On iPhones and iPads only what was added to the home screen is given the means.
  return isAppleMobile() && !window.matchMedia('(display-mode: standalone)').matches
    ? 'needs-home-screen'
    : 'unsupported'
}
