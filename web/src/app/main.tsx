import './without-eval.ts'
import '../ui/styles.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { adoptPage, whenAlive } from '../lib/alive.ts'
import { browserTimeZone } from '../lib/browser-zone.ts'
import { watchTheme } from '../lib/theme.ts'
import { makeClient } from './client.ts'
import { takeOver } from './drawn.ts'
import { openFields } from './early-press.tsx'
import { initCatalogue } from './init-catalogue.ts'
import { keepWhatIsRead } from './keeping.ts'
import { preload } from './preload.ts'
import { Providers } from './providers.tsx'
import { Router } from './router.tsx'
import { recoverFromRelease } from './stale-chunks.ts'

recoverFromRelease()
keepWhatIsRead()
watchTheme()
void preload(window.location.pathname)
initCatalogue()

/** Done by itself, so that a tap or a scroll need not wait for what comes before and after as well. */
const byItself = <Result,>(work: () => Result): Promise<Awaited<Result>> =>
  new Promise<void>((resolve) => setTimeout(resolve)).then(work) as Promise<Awaited<Result>>

async function start(root: HTMLElement) {
  // Today's browsers bring Temporal along; the others fetch it before anything counts days.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  const client = makeClient()
  const adopts = await byItself(() => takeOver(client, root))
  // The first format of dates costs a browser as much as a page.
  await byItself(browserTimeZone)
  const app = (
    <StrictMode>
      <Providers client={client}>
        <Router />
      </Providers>
    </StrictMode>
  )
  // In pieces: a tap or a scroll in between need not wait for the whole page.
  await byItself(() =>
    startTransition(() => {
      if (adopts) {
        adoptPage()
        hydrateRoot(root, app)
      } else createRoot(root).render(app)
    }),
  )
  // By itself: within an effect a press would come to nothing.
  whenAlive(() => void byItself(() => openFields(root)))
  // Whoever looks has their own bars from now on.
  document.documentElement.classList.remove('signed-in')
}

const root = document.getElementById('root')
if (root) void start(root)
