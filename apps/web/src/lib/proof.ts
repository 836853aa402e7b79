/** Asks the person to show that it is still them; false where they would rather not. */
type Ask = () => Promise<boolean>

const asking: Ask[] = []

/** Whoever began last asks: a dialog that is open asks from within. Answers how it ends. */
export function beginAsking(ask: Ask): () => void {
  asking.push(ask)
  return () => {
    asking.splice(asking.indexOf(ask), 1)
  }
}

export const askForProof: Ask = async () => (await asking.at(-1)?.()) ?? false
