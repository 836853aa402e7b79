import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    // Every file, also the smallest, so that the server compresses none of them again for each visitor.
    compression({
      algorithms: ['brotliCompress', 'gzip'],
      include: /\.(?:html|js|css|svg|txt)$/,
      threshold: 0,
      skipIfLargerOrEqual: false,
    }),
  ],
  server: { proxy: { '/v1': 'http://localhost:3000' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'platform', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// }],
        },
      },
    },
  },
})
