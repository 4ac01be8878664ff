import './without-eval.ts'
import '../ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchTheme } from '../lib/theme.ts'
import { initCatalogue } from './init-catalogue.ts'
import { preload } from './preload.ts'
import { Providers } from './providers.tsx'
import { Router } from './router.tsx'
import { recoverFromRelease } from './stale-chunks.ts'

recoverFromRelease()
watchTheme()
preload(window.location.pathname)
initCatalogue()

async function start(root: HTMLElement) {
  // Today's browsers bring Temporal along; the others fetch it before anything counts days.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <Router />
      </Providers>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void start(root)
