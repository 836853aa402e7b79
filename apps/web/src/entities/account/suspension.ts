import type { OwnSuspension } from '@redress/contract/suspension-views.ts'
import { isRefusedWhile, type SuspendedPermission } from '@redress/domain/people/suspended-permissions.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useSession } from '../../lib/session.ts'

/** The reader's suspension, if it forbids the permission; `null` otherwise. */
export function useSuspension(permission: SuspendedPermission): OwnSuspension | null {
  const { user } = useSession()
  return user?.suspension && isRefusedWhile(user.suspension.scope, permission) ? user.suspension : null
}

/** Whether the reader may write texts that others read. A suspended account does not see free-text fields. */
export function useMayWrite(): boolean {
  return useSession().user?.suspension?.scope !== 'account'
}

/** Notice in place of a refused part. It is loaded lazily, because few accounts are suspended. */
export const Suspended = lazyPart('entities/account/suspended', async () => (await import('./suspended.tsx')).default)
