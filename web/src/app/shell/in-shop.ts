/** Whether a path lies in the shop. */
export const isInShop = (path: string): boolean => path === '/shop' || path.startsWith('/shop/')
