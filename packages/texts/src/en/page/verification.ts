import type { Party } from '@redress/domain/people/parties.ts'
import type { HistoryProof } from '@redress/domain/proof/history-proof.ts'

/** The page on which anybody checks a document that Redress made. */
export const verification = {
  title: 'Check a document',
  lead: 'An agreement or the history of a claim can be checked by anybody. The file stays on your device and is not uploaded.',
  drop: 'Drag the file here, or',
  dropNow: 'Drop the file to check it',
  choose: 'Choose a file',
  hint: 'The agreement (PDF) or the history (JSON Lines), as it was downloaded or came by mail.',
  checking: (name: string) => `Checking ${name} …`,
  failed: 'The file could not be checked',
  fingerprint: 'SHA-256 of the file',
  transaction: 'Transaction on Solana',
  agreement: {
    title: (claim: string) => `This is the agreement on claim ${claim}`,
    intact: (day: string) => `It was agreed on ${day}. Not one byte of the file has changed since it was made.`,
    ended: (day: string) => `It ended without effect on ${day}, and binds nobody any more.`,
    proof: 'Proof on the blockchain',
    anchored:
      'The memo of this transaction, which paid the platform fee, holds the SHA-256 of the file. Nobody can change that, and neither can we.',
    open: 'We know of no transaction that holds the SHA-256 of this file. It gets onto the blockchain with the platform fee, where that is paid from a wallet. A bank transfer, or a code that takes the fee over, leaves no proof there.',
  },
  history: {
    title: (claim: string) => `A history of claim ${claim}, without contradictions`,
    intact: (entries: number) =>
      entries === 1
        ? 'It has one entry.'
        : `Each of its ${entries} entries holds the hash of the one before, so that none was changed, moved or taken out between others.`,
    proved: ({ upTo, own, isWhole }: HistoryProof, entries: number) =>
      upTo === 0
        ? `Proved up to entry 0 of ${entries}: no payment in it covers an entry.`
        : `Proved up to entry ${upTo} of ${entries}, once its payments are found on the blockchain. ${
            isWhole
              ? own === 0
                ? 'Nothing follows in this file.'
                : 'What follows says only that the last payment was asked for and made.'
              : 'The entries after it can have been replaced.'
          }`,
    selfMade: 'Anybody can make such a file. Only a payment that is found on the blockchain proves it.',
    elsewhere: (site: string) => `It comes from ${site}, another site than this one.`,
    entries: 'Entries',
    columns: { at: 'Date', event: 'What happened', party: 'By' },
    parties: { Plaintiff: 'Plaintiff', Defendant: 'Defendant' } satisfies Record<Party, string>,
    system: 'Redress',
    payments: 'What payments prove',
    anchors: (covered: number, entries: number) =>
      `The memo of this payment holds the hash of entry ${covered}. Once paid, it proves ${
        covered === 1 ? 'entry 1' : `entries 1 to ${covered}`
      }${covered < entries ? `, and none after ${covered === 1 ? 'it' : 'them'}` : ''}.`,
    anchorsNone: 'This payment was asked for before the first entry, and proves none.',
    howToCheck:
      'Whether a payment is on the blockchain is checked without us, as described below. What follows the last entry that a payment proves may have been cut off.',
    none: 'It names no payment.',
  },
  refused: {
    'altered agreement': {
      title: 'This is not the agreement as it was made',
      text: (name: string) =>
        `${name} calls itself an agreement from Redress, but this site has made none with these bytes. It was altered, saved anew by another program, or comes from another site.`,
    },
    'altered history': {
      title: 'This history was altered',
      text: (name: string) =>
        `The hashes in ${name} do not match its entries. At least one entry was changed, moved or taken out, or the file was saved anew by another program.`,
    },
    insecure: {
      title: 'Your browser does not check files here',
      text: () => 'This page was not loaded over https. Open it at an address that begins with https.',
    },
    neither: {
      title: 'This cannot be checked',
      text: (name: string) =>
        `${name} is neither an agreement nor a history from Redress. Choose the file as it was downloaded, not a print, a picture or a copy of its text.`,
    },
  },
  without: {
    title: 'Check it without us',
    intro: 'No part of this site is needed for the proof:',
    ways: [
      'Work out the SHA-256 of the agreement. On Windows: certutil -hashfile FILE SHA256. On a Mac: shasum -a 256 FILE. On Linux: sha256sum FILE.',
      'Find the transaction in any explorer of Solana. Its memo must hold the same 64 characters.',
      'Or take the source code of Redress and run: npm run verify -- FILE. It asks a node of the blockchain, and reads both kinds of files. Its last line says up to which entry a history is proved.',
      'In a history, each line holds the SHA-256 of the line before, and the last line that of everything above it.',
    ],
    limit:
      'The proof shows that the file existed when the fee was paid, and that it is unchanged. It does not show that what the parties wrote is true.',
  },
}
