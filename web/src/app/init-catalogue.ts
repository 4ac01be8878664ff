import { initPeptides } from '@pepwell/contract/catalogue/catalogue.calls'
import { api } from '../lib/api/api.ts'
import { onIdle } from '../lib/rendering/use-idle.ts'

/** Asks the server to fill an empty catalogue, behind the page's own calls; nobody waits for it, and nobody misses it when it fails. */
export function initCatalogue(): void {
  onIdle(() => api(initPeptides).catch(() => {}))
}
