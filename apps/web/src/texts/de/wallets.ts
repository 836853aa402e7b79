import type { wallets as english } from '../en/wallets.ts'

export const wallets: typeof english = {
  documentTitle: 'Zahlung',
  title: count => `Ihre Wallets (${count})`,
  lead: 'Merken Sie sich hier die Adressen der Solana-Wallets, mit denen Sie zahlen. Nur Sie sehen diese Liste.',
  list: 'Ihre Wallets',
  columns: { address: 'Wallet-Adresse', action: 'Aktion' },
  add: 'Wallet hinzufügen',
  addTitle: 'Wallet hinzufügen',
  field: 'Wallet-Adresse',
  fieldHint:
    'Eine Solana-Adresse: 32 bis 44 Buchstaben und Ziffern. Geben Sie niemals einen geheimen Schlüssel oder eine Wiederherstellungsphrase ein.',
  delete: 'Löschen',
  deleteFor: address => `Wallet ${address} löschen`,
  deleteQuestion: 'Möchten Sie diese Wallet löschen?',
  empty: 'Sie haben noch keine Wallet hinzugefügt.',
  emptyText: 'Sie können auch ohne Eintrag hier zahlen. Die Liste hält nur die Adresse bereit.',
  updated: 'Ihre Wallets wurden gespeichert',
  updateFailed: 'Die Wallet konnte nicht gespeichert werden',
  failed: 'Die Wallets konnten nicht geladen werden',
}
