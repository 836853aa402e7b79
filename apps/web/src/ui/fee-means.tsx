import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { useTexts } from '../texts/texts.tsx'

/** How a fee is paid, and the way to read how without a wallet: wherever something that costs is spoken of first. */
export function FeeMeans() {
  const { text, link } = useTexts('feeMeans')
  const { isConfirmed } = useSession()
  return (
    <p>
      {text} <Link to={`${isConfirmed ? paths.dashboard.faq : paths.faq}#fees`}>{link}</Link>
    </p>
  )
}
