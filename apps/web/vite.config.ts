import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'

const languageOf = (source: string): string => /\/texts\/([a-z]+)\//.exec(source)?.[1] ?? 'shared'

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    // Every file for browsers, also the smallest, so that the server compresses none of them again for each visitor.
    !isSsrBuild &&
      compression({
        algorithms: ['brotliCompress', 'gzip'],
        include: /\.(?:html|m?js|css|svg|txt)$/,
        threshold: 0,
        skipIfLargerOrEqual: false,
      }),
  ],
  server: { proxy: { '/v1': 'http://localhost:3000' } },
  // What draws pages on the server stands alone, beside what the build notes of itself, where nobody is sent it.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  build: isSsrBuild
    ? { outDir: 'dist/.rendering', emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: 'dist',
        emptyOutDir: true,
        manifest: true,
        ssrManifest: true,
        sourcemap: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A public page comes in few files: a part brings all that it imports, and what an earlier one has stays there.
              groups: [
                {
                  name: 'platform',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
                  priority: 6,
                },
                {
                  name: 'frame',
                  // The last three are small, and the words of every language need them.
                  test: /web\/src\/(main|routes\/home)\.tsx$|packages\/(contract\/src\/validation-texts|domain\/src\/people\/limits|domain\/src\/claim\/document-rules)\.ts$/,
                  priority: 5,
                },
                {
                  debugName: 'words',
                  name: id => `words-${languageOf(id)}`,
                  test: /web\/src\/texts\/[a-z]+\/frame\.ts$/,
                  priority: 4.5,
                },
                { name: 'messages', test: /web\/src\/ui\/toaster\.tsx$/, priority: 4 },
                {
                  name: 'records',
                  // The words of their texts are built by the last.
                  test: /web\/src\/routes\/(claim-record|defendant-profile|search|user-profile)\.tsx$|packages\/contract\/src\/offer-words\.ts$/,
                  priority: 3,
                },
                { name: 'information', test: /web\/src\/routes\/(about|steps|faq|legal)\.tsx$/, priority: 2 },
                {
                  name: 'dashboard',
                  test: /web\/src\/(layouts\/dashboard-layout|routes\/(dashboard-home|claim-lists))\.tsx$/,
                  priority: 1,
                },
                {
                  name: 'sign-in',
                  test: /web\/src\/(layouts\/(auth-layout|visitor-gate)|routes\/sign-in)\.tsx$/,
                  priority: 0,
                },
              ],
            },
          },
        },
      },
}))
