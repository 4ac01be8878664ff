import { lazyPage } from '../lazy-page.ts'

/** The bar of visitors in the shop, in a chunk of its own: the landing page needs none of it. */
export const VisitorBar = lazyPage(() => import('./visitor-bar.tsx'))
