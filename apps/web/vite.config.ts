import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'

const languageOf = (source: string): string => /texts\/src\/([a-z]+)\/page\//.exec(source)?.[1] ?? 'shared'

const part = (name: string, sources: readonly string[]) => ({
  name,
  test: new RegExp(`/src/(${sources.join('|')})\\.(tsx?|module\\.css)$`),
})

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    // Precompresses every file for browsers, even the smallest, so that the server compresses none per request.
    !isSsrBuild &&
      compression({
        algorithms: ['brotliCompress', 'gzip'],
        include: /\.(?:html|m?js|css|svg|txt)$/,
        threshold: 0,
        skipIfLargerOrEqual: false,
      }),
  ],
  server: { proxy: { '/v1': 'http://localhost:3000' } },
  // The server bundle includes its dependencies. It is built into a folder beside the manifest that is never served.
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
              // A page is a few chunks: its own and shared ones. The first group that matches a source gets it, with
              // all its imports that no earlier group has. So chunks that many pages share come before those of one
              // page.
              groups: [
                { name: 'platform', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
                part('frame', [
                  'main',
                  // Styles only, so that no page requests a file for them alone.
                  'ui/(toaster|banner)(?=\\.module)',
                  'routes/home',
                  'lib/(configuration|person-name|printed-name)',
                  'people/limits',
                  'claim/(document-rules|payment-plan|resolutions)',
                ]),
                // Needed to check forms, and by the texts of each language but English.
                part('refusals', ['validation-texts']),
                {
                  debugName: 'words',
                  name: id => `words-${languageOf(id)}`,
                  test: /texts\/src\/[a-z]+\/page\/frame\.ts$/,
                },
                {
                  name: 'messages',
                  // Small modules that parts need which share nothing else.
                  test: /web\/src\/ui\/(toaster|banner)\.tsx$|@base-ui\/react\/internals\/use(TransitionStatus|BaseUiId)\.mjs$|domain\/src\/text\/(folded|respelled)\.ts$|lucide-react\/dist\/esm\/icons\/(chevrons-up-down|eye-off|printer)\.mjs$/,
                },
                part('forms', ['ui/form/(form|submit-button|(text|password|select|country|last-name)-field)']),
                part('sections', [
                  'ui/(accordion|copy-button|data-table|date-text|description-list|icon-button|loaded|money|moved|section|show-more|use-act)',
                  'money/fees',
                  'lib/lazy-part',
                  'people/parties',
                  'claim/(deadlines|takeovers|vocabulary)',
                  'entities/claim/(claim-queries|claim-sentence|claim-status|message-queries|not-in-force|offer-in-words|replies)',
                  'entities/defendant/defendant',
                  'features/claims/(claim-anchors|claims)',
                  'offer-words',
                  'record/(defendant-outcomes|record-figures)',
                ]),
                // Domain rules that the schemas use, and some pages too. They are no part of a page, so that they load
                // none.
                {
                  name: 'rules',
                  test: /domain\/src\/((people|money|record|text)\/(?!record-acts|suspen|permissions|written-han).+|claim\/(account-closure|correspondence|letters|written-answers))\.ts$/,
                },
                { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
                part('dashboard', [
                  'ui/(confirm-question|dialog)',
                  'layouts/dashboard-layout',
                  'features/claims/(claim-actions|share-claim)',
                  'entities/claim/(offer-terms|take-back-button)',
                ]),
                part('reading', [
                  'features/claims/(section-items|message-list)',
                  'features/documents/document-list',
                  'entities/claim/add-to-calendar',
                  'ui/timeline',
                ]),
                part('writing', [
                  'features/documents/(add-documents|upload-list|use-uploads)',
                  'ui/(choose-files|drop-zone)',
                  'ui/form/(amount-field|date-field|form-dialog|text-area-field)',
                  'entities/claim/party-claim',
                  'claim/named-addresses',
                ]),
                part('lists', ['routes/(claim-lists|dashboard-home)']),
                part('records', ['routes/(claim-record|defendant-profile|search|user-profile)']),
                part('sign-in', ['layouts/(auth-layout|visitor-gate)', 'routes/(register|sign-in)']),
                part('information', ['routes/(about|faq|legal|steps)']),
                part('claim', ['routes/claim']),
                part('letter', ['routes/answer']),
                part('filing', ['routes/create-claim-step']),
                // Validation code, which is loaded when a user enters a form. Its imports may be in the page's chunks.
                {
                  name: 'checks',
                  test: /node_modules\/(zod|@hookform)\/|packages\/(contract\/src\/(?!history-texts|work-forms|broadcast-forms|company-records|suspension-forms|suspensions)|domain\/src\/(record\/record-acts|people\/suspensions))/,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
}))
