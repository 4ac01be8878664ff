/** Whether a path is in the shop. */
export const isInShop = (path: string): boolean => path === '/shop' || path.startsWith('/shop/')
