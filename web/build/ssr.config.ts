import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lightIcons } from './light-icons.ts'
import { quietChecks } from './quiet-checks.ts'

/** Builds the server's page renderer, after the app and next to it. */
export default defineConfig({
  root: 'web',
  plugins: [react(), lightIcons()],
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  // React's production build, regardless of the server's environment.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/app/entry-server.tsx',
    // A folder that isn't served.
    outDir: 'dist/.server',
    emptyOutDir: true,
    minify: true,
    rolldownOptions: { checks: quietChecks, output: { entryFileNames: 'entry-server.js' } },
  },
})
