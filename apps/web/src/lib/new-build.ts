/** Errors of chunks that could not be loaded. */
const unloaded = new WeakSet<object>()

if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', ({ payload }) => unloaded.add(payload))
}

/** Path of the running build's file. Its hash changes with the code. */
const ownFile = new URL(import.meta.url).pathname

/** Builds for which the page was reloaded already. The history entry survives the reload. */
const reloadedFor = (): readonly string[] => history.state?.reloadedFor ?? []

/** Whether an error may come from a chunk that a newer build has replaced. */
export const mayBeOutdated = (error: unknown): boolean =>
  error instanceof Error && unloaded.has(error) && !reloadedFor().includes(ownFile)

/** Reloads the page if the server has a newer build, once per build. Returns whether it does. */
export async function reloadForNewBuild(): Promise<boolean> {
  const document = await fetch(window.location.href).catch(() => null)
  if (!document?.ok || (await document.text()).includes(ownFile)) return false
  history.replaceState({ ...history.state, reloadedFor: [...reloadedFor(), ownFile] }, '')
  window.location.reload()
  return true
}
