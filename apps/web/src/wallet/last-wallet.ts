import { browserStorage } from '../lib/browser-storage.ts'

/** Under this the browser keeps the name of the wallet that was connected last. */
export const lastWalletKey = 'redress.wallet'

/** Whether a wallet was connected in this browser, and may be again without asking. */
export const hasUsedWallet = (): boolean => browserStorage.read(lastWalletKey) !== null
