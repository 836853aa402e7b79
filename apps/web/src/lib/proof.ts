/** Asks the user to authenticate again; `false` if the user declines. */
type Ask = () => Promise<boolean>

const asking: Ask[] = []

/**
 * Registers a dialog that asks for the proof, and returns a function that removes it. The latest one asks, because it
 * is inside the open dialog.
 */
export function beginAsking(ask: Ask): () => void {
  asking.push(ask)
  return () => {
    asking.splice(asking.indexOf(ask), 1)
  }
}

export const askForProof: Ask = async () => (await asking.at(-1)?.()) ?? false
