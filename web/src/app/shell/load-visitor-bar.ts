import { lazyView } from '../../lib/rendering/lazy-view.ts'

/** The bar of visitors in the shop, in a chunk of its own: the landing page needs none of it. */
export const VisitorBar = lazyView(() => import('./visitor-bar.tsx'))
