import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { basicFont } from './build/basic-font.ts'
import { groups } from './build/chunks.ts'
import { compileHints } from './build/compile-hints.ts'
import { lightIcons } from './build/light-icons.ts'
import { precompress } from './build/precompress.ts'
import { quietChecks } from './build/quiet-checks.ts'
import { serviceWorker } from './build/service-worker.ts'
import { stripFirstLoads } from './build/strip-first-loads.ts'

export default defineConfig({
  plugins: [
    react(),
    lightIcons(),
    stripFirstLoads(),
    tailwindcss(),
    basicFont(),
    serviceWorker(),
    compileHints(),
    precompress(),
  ],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': 'http://127.0.0.1:3000', '/ws': { target: 'ws://127.0.0.1:3000', ws: true } },
  },
  build: {
    sourcemap: false,
    // The chunk graph: .size-limit.mjs adds up what a first visit loads.
    manifest: true,
    // All supported browsers have modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: quietChecks,
      output: {
        // The entry lists every chunk name, so names without words save 1%; 7 hash characters are enough for a few
        // hundred chunks.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups },
      },
    },
    // data: URLs would need a CSP exception.
    assetsInlineLimit: 0,
  },
})
