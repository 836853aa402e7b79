import { Link } from 'react-router'
import { useConfiguration } from '../lib/configuration.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { useTexts } from '../texts/texts.tsx'

/** How a fee is paid, and the way to read how without a wallet: wherever something that costs is spoken of first. */
export function FeeMeans() {
  const { text, link, withBank, linkWithBank } = useTexts('feeMeans')
  const { data: configuration } = useConfiguration()
  const isByBank = configuration?.hasBankAccount === true
  const { isConfirmed } = useSession()
  return (
    <p>
      {isByBank ? withBank : text}{' '}
      <Link to={`${isConfirmed ? paths.dashboard.faq : paths.faq}#fees`}>{isByBank ? linkWithBank : link}</Link>
    </p>
  )
}
