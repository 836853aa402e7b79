/** What of the chain's folder a backup has to hold; the rest is made anew from it. Each is only ever added to. */
export const keptFiles = ['genesis.json', 'recipient-key', 'transactions.jsonl'] as const
