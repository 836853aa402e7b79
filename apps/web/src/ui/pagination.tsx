import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { useFormats, useTexts } from '../texts/texts.tsx'
import { keepFocus } from './page.tsx'
import classes from './pagination.module.css'

interface Props {
  /** Accessible name of the paged content. */
  label: string
  page: number
  pages: number
  /** `null` if there is no such page. */
  previous: To | null
  next: To | null
  /** Called when the user follows a link. */
  onFollow: () => void
}

/** Links to the previous and next page; nothing if there is only one page. */
export function Pagination({ label, page, pages, previous, next, onFollow }: Props) {
  const texts = useTexts('ui').pages
  const formats = useFormats()
  if (previous === null && next === null) return null
  const link = (to: To, children: ReactNode) => (
    <Link className={classes.link} to={to} state={keepFocus} preventScrollReset onClick={onFollow}>
      {children}
    </Link>
  )
  return (
    <nav className={classes.pages} aria-label={label}>
      <span>
        {previous === null
          ? null
          : link(
              previous,
              <>
                <ChevronLeft aria-hidden size={18} />
                <span>{texts.previous}</span>
              </>,
            )}
      </span>
      <span className={classes.where}>{texts.where(formats.count(page), formats.count(pages))}</span>
      <span>
        {next === null
          ? null
          : link(
              next,
              <>
                <span>{texts.next}</span>
                <ChevronRight aria-hidden size={18} />
              </>,
            )}
      </span>
    </nav>
  )
}
