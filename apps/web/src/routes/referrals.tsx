import { ReferralLinkButton, ReferralsTable, useReferrals } from '../features/referrals/referrals.tsx'
import { useFormats, useTexts } from '../texts/texts.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'

export function Component() {
  const texts = useTexts('referrals')
  const formats = useFormats()
  const query = useReferrals()
  const { data } = query
  return (
    <Page
      title={data ? texts.title(formats.count(data.list.length)) : texts.documentTitle}
      documentTitle={texts.documentTitle}
      lead={texts.lead}
      actions={data ? <ReferralLinkButton link={data.link} /> : null}
    >
      <Loaded query={query} failure={texts.failed}>
        {referrals => <ReferralsTable referrals={referrals} />}
      </Loaded>
    </Page>
  )
}
