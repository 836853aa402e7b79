import type { notifications as english } from '../en/notifications.ts'

export const notifications: typeof english = {
  title: 'Mitteilungen',
  bell: 'Mitteilungen',
  bellUnread: count => `Mitteilungen, ${count} ungelesen`,
  all: 'Alle Mitteilungen',
  unread: 'Ungelesen',
  unreadMark: 'Ungelesen',
  empty: 'Keine neuen Mitteilungen.',
  emptyText: 'Hier erfahren Sie, wenn bei einer Ihrer Forderungen etwas geschieht.',
  close: 'Mitteilungen schließen',
  failed: 'Die Mitteilungen konnten nicht geladen werden',
  markFailed: 'Die Mitteilungen konnten nicht als gelesen markiert werden',
}
