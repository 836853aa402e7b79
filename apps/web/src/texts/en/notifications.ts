export const notifications = {
  title: 'Notifications',
  bell: 'Notifications',
  bellUnread: (count: string) => `Notifications, ${count} unread`,
  all: 'All Notifications',
  unread: 'Unread',
  unreadMark: 'Unread',
  empty: 'No new notifications.',
  emptyText: 'You hear from us here when something happens in one of your claims.',
  close: 'Close notifications',
  failed: 'Notifications could not be fetched',
  markFailed: 'Notification mark as read failed',
}
