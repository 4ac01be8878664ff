import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const createIcon = fileURLToPath(new URL('../src/ui/create-icon.ts', import.meta.url))

/**
 * Renders each icon as one component. lucide-react's two, with their merged classes and attributes, took 3 to 5% of the
 * script time before a page is idle.
 */
export const lightIcons = (): Plugin => ({
  name: 'light-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
    handler: () => ({
      code: `export { createIcon as default } from ${JSON.stringify(createIcon)}`,
      map: null,
    }),
  },
})
