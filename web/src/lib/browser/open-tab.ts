/** Opens a page of the app in a new tab. */
export const openTab = (path: string): void => void window.open(path, '_blank', 'noopener')
