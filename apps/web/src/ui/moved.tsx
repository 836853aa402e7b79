import { useContext } from 'react'
import { Navigate } from 'react-router'
import { PageNotesContext } from '../lib/page-head.ts'
import { keepFocus } from './page.tsx'

/** Leads to the one address of what is shown here. */
export function Moved({ to }: { to: string }) {
  useContext(PageNotesContext)?.takeMove(to)
  return <Navigate replace state={keepFocus} to={to} />
}
