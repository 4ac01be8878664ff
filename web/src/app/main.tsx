import './without-eval.ts'
import '../ui/styles.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { startHydration, whenHydrated } from '../lib/rendering/hydration.ts'
import { watchTheme } from '../lib/rendering/theme.ts'
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

const inOwnTask = <Result,>(work: () => Result): Promise<Awaited<Result>> =>
  new Promise<void>((resolve) => setTimeout(resolve)).then(work) as Promise<Awaited<Result>>

async function start(root: HTMLElement) {
  // Older browsers need the Temporal polyfill before any date arithmetic.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  const client = makeClient()
  const hydrates = await inOwnTask(() => prepareHydration(client, root))
  const app = (
    <StrictMode>
      <Providers client={client}>
        <Router />
      </Providers>
    </StrictMode>
  )
  // A transition, so taps and scrolling stay responsive.
  await inOwnTask(() =>
    startTransition(() => {
      if (hydrates) {
        startHydration()
        hydrateRoot(root, app)
      } else createRoot(root).render(app)
    }),
  )
  // A separate task: clicks dispatched in an effect are ignored.
  whenHydrated(() => void inOwnTask(() => enableFields(root)))
  // From now on the app renders the right bars itself.
  document.documentElement.classList.remove('signed-in')
}

const root = document.getElementById('root')
if (root) void start(root)
