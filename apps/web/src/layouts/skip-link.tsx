import { useTexts } from '../texts/texts.tsx'
import classes from './skip-link.module.css'

export const contentId = 'content'

/** First in the order of focus: leads past the navigation to the page's content. */
export function SkipLink() {
  const texts = useTexts('layout')
  return (
    <a
      className={`${classes.skip} no-print`}
      href={`#${contentId}`}
      onClick={event => {
        event.preventDefault()
        document.getElementById(contentId)?.focus()
      }}
    >
      {texts.skip}
    </a>
  )
}
