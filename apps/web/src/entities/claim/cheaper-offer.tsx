import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'

/** Beside a concession, whose fee its author bears: an offer can leave the fee to the plaintiff. */
export function CheaperOffer({ to }: { to: string }) {
  const { text, link } = useTexts('claims').cheaperOffer
  return (
    <p>
      {text} <Link to={to}>{link}</Link>
    </p>
  )
}
