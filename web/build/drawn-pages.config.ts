import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { quietChecks } from './quiet-checks.ts'

/** The pages that the server draws, with everything that they need: built after the app, beside it. */
export default defineConfig({
  root: 'web',
  plugins: [react()],
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  // React's quick half, whatever the server's environment says.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/app/drawn-by-server.tsx',
    // A folder that is not served.
    outDir: 'dist/.server',
    emptyOutDir: true,
    minify: true,
    rolldownOptions: { checks: quietChecks, output: { entryFileNames: 'drawn-pages.js' } },
  },
})
