import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { theme } from './src/ui/theme.ts'

const themeVariablesPath = '/src/ui/theme-variables.css'

/** Mantine would write these into a <style> tag at run time, which a strict content security policy forbids. */
function themeVariables(): Plugin {
  const css = `${convertCssVariables(defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme)), ':root')}
:root { --mantine-color-scheme: light }
:root[data-mantine-color-scheme='dark'] { --mantine-color-scheme: dark }`
  return { name: 'theme-variables', load: id => (id.endsWith(themeVariablesPath) ? css : undefined) }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [themeVariables(), react()],
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
