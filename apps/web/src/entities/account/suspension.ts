import type { OwnSuspension } from '@redress/contract/suspension-views.ts'
import { isRefusedWhile, type SuspendedPermission } from '@redress/domain/people/suspended-permissions.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useSession } from '../../lib/session.ts'

/** The suspension by which something is refused to the reader; `null` where none is. */
export function useSuspension(permission: SuspendedPermission): OwnSuspension | null {
  const { user } = useSession()
  return user?.suspension && isRefusedWhile(user.suspension.scope, permission) ? user.suspension : null
}

/** Whether the reader may write what others read: fields of free words are not shown to an account that is suspended. */
export function useMayWrite(): boolean {
  return useSession().user?.suspension?.scope !== 'account'
}

/** What stands in place of what is refused. Hardly anybody is suspended. */
export const Suspended = lazyPart('entities/account/suspended', async () => (await import('./suspended.tsx')).default)
