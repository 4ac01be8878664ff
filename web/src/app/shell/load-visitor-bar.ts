import { lazyView } from '../../lib/rendering/lazy-view.ts'

/** The visitors' shop bar as a lazy chunk, because the landing page doesn't need it. */
export const VisitorBar = lazyView(() => import('./visitor-bar.tsx'))
