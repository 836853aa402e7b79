import { useContext } from 'react'
import { Navigate } from 'react-router'
import { PageNotesContext } from '../lib/page-head.ts'
import { keepFocus } from './page.tsx'

/** Leads to the one address of what is shown here, or to what an address stands for. */
export function Moved({ to, isElsewhere = false }: { to: string; isElsewhere?: boolean }) {
  useContext(PageNotesContext)?.takeMove(to)
  return <Navigate replace state={isElsewhere ? null : keepFocus} to={to} />
}
