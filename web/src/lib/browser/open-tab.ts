/** Opens a page of the app beside this one. */
export const openTab = (path: string): void => void window.open(path, '_blank', 'noopener')
