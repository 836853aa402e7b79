import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { useFormats, useTexts } from '../texts/texts.tsx'
import { keepFocus } from './page.tsx'
import classes from './pagination.module.css'

interface Props {
  /** What is paged, for those who only hear it. */
  label: string
  page: number
  pages: number
  toPage: (page: number) => To
  /** Called when one is followed. */
  onFollow: () => void
}

/** The way to the pages before and after; nothing where there is one page. */
export function Pagination({ label, page, pages, toPage, onFollow }: Props) {
  const texts = useTexts('ui').pages
  const formats = useFormats()
  if (pages === 1) return null
  const link = (to: number, children: ReactNode) => (
    <Link className={classes.link} to={toPage(to)} state={keepFocus} preventScrollReset onClick={onFollow}>
      {children}
    </Link>
  )
  return (
    <nav className={classes.pages} aria-label={label}>
      <span>
        {page > 1
          ? link(
              page - 1,
              <>
                <ChevronLeft aria-hidden size={18} />
                {texts.previous}
              </>,
            )
          : null}
      </span>
      <span className={classes.where}>{texts.where(formats.count(page), formats.count(pages))}</span>
      <span>
        {page < pages
          ? link(
              page + 1,
              <>
                {texts.next}
                <ChevronRight aria-hidden size={18} />
              </>,
            )
          : null}
      </span>
    </nav>
  )
}
