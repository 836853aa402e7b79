/** Files of the chain's folder that a backup needs; the others are derived from them. They are append-only. */
export const keptFiles = ['genesis.json', 'recipient-key', 'transactions.jsonl'] as const
