import { initPeptides } from '@pepwell/contract/catalogue/catalogue.calls'
import { api } from '../lib/api/api.ts'
import { onIdle } from '../lib/rendering/use-idle.ts'

/** Asks the server to seed an empty catalog, after the page's own calls. Failures don't matter. */
export function initCatalogue(): void {
  onIdle(() => api(initPeptides).catch(() => {}))
}
