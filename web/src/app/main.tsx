import './without-eval.ts'
import '../ui/styles.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { startHydration, whenHydrated } from '../lib/rendering/hydration.ts'
import { watchTheme } from '../lib/rendering/theme.ts'
import { browserTimeZone } from '../lib/time/browser-zone.ts'
import { cacheReads } from './cache-reads.ts'
import { makeClient } from './client.ts'
import { prepareHydration } from './hydrate.ts'
import { initCatalogue } from './init-catalogue.ts'
import { preload } from './preload.ts'
import { Providers } from './providers.tsx'
import { enableFields } from './replay-clicks.tsx'
import { Router } from './router.tsx'
import { recoverFromRelease } from './stale-chunks.ts'

recoverFromRelease()
cacheReads()
watchTheme()
void preload(window.location.pathname)
initCatalogue()

/** Runs work in a task of its own, so that taps and scrolls can be handled before and after it. */
const inOwnTask = <Result,>(work: () => Result): Promise<Awaited<Result>> =>
  new Promise<void>((resolve) => setTimeout(resolve)).then(work) as Promise<Awaited<Result>>

async function start(root: HTMLElement) {
  // Older browsers load Temporal before anything counts days.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  const client = makeClient()
  const hydrates = await inOwnTask(() => prepareHydration(client, root))
  // Formatting the first date costs a browser as much as a page does.
  await inOwnTask(browserTimeZone)
  const app = (
    <StrictMode>
      <Providers client={client}>
        <Router />
      </Providers>
    </StrictMode>
  )
  // As a transition: taps and scrolls in between need not wait for the whole page.
  await inOwnTask(() =>
    startTransition(() => {
      if (hydrates) {
        startHydration()
        hydrateRoot(root, app)
      } else createRoot(root).render(app)
    }),
  )
  // In a task of its own: within an effect a click would have no effect.
  whenHydrated(() => void inOwnTask(() => enableFields(root)))
  // From now on the app renders the right bars itself.
  document.documentElement.classList.remove('signed-in')
}

const root = document.getElementById('root')
if (root) void start(root)
