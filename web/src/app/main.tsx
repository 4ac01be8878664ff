import './without-eval.ts'
import '../ui/styles.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { watchTheme } from '../lib/theme.ts'
import { makeClient } from './client.ts'
import { takeOver } from './drawn.ts'
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

async function start(root: HTMLElement) {
  // Today's browsers bring Temporal along; the others fetch it before anything counts days.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  const client = makeClient()
  await takeOver(client)
  // In pieces: a tap or a scroll in between need not wait for the whole page.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers client={client}>
          <Router />
        </Providers>
      </StrictMode>,
    ),
  )
  // Whoever looks has their own bars from now on.
  document.documentElement.classList.remove('signed-in')
}

const root = document.getElementById('root')
if (root) void start(root)
