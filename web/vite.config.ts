import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { basicFont } from './build/basic-font.ts'
import { groups } from './build/chunks.ts'
import { precompress } from './build/precompress.ts'
import { quietChecks } from './build/quiet-checks.ts'
import { serviceWorker } from './build/service-worker.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), basicFont(), serviceWorker(), precompress()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': 'http://127.0.0.1:3000', '/ws': { target: 'ws://127.0.0.1:3000', ws: true } },
  },
  build: {
    sourcemap: false,
    // Which chunk needs which: .size-limit.mjs adds up what a first visit loads.
    manifest: true,
    // The browsers we build for know modulepreload; the polyfill would only weigh.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: quietChecks,
      output: {
        // The first script carries the name of every chunk: without words in them it is lighter by a hundredth, and seven
        // letters of the hash, which no two of a few hundred chunks share, are less than the usual eight.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups },
      },
    },
    // A data: URL would need its own exception in the content security policy.
    assetsInlineLimit: 0,
  },
})
