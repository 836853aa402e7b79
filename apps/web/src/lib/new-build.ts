/** The errors of files of the page that could not be loaded. */
const unloaded = new WeakSet<object>()

if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', ({ payload }) => unloaded.add(payload))
}

/** Of the build that runs: its name changes with the code. */
const ownFile = new URL(import.meta.url).pathname

/** The builds whose missing files the page was loaded again for; the entry of the history outlasts that. */
const reloadedFor = (): readonly string[] => history.state?.reloadedFor ?? []

/** Whether an error may come from a file of this build that a newer one has taken the place of. */
export const mayBeOutdated = (error: unknown): boolean =>
  error instanceof Error && unloaded.has(error) && !reloadedFor().includes(ownFile)

/** Loads the page again where the server has another build by now, once for each; answers whether it does. */
export async function reloadForNewBuild(): Promise<boolean> {
  const document = await fetch(window.location.href).catch(() => null)
  if (!document?.ok || (await document.text()).includes(ownFile)) return false
  history.replaceState({ ...history.state, reloadedFor: [...reloadedFor(), ownFile] }, '')
  window.location.reload()
  return true
}
