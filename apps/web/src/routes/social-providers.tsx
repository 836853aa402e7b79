import { useConfiguration } from '../lib/configuration.ts'
import { useSession } from '../lib/session.ts'
import { useFormats, useTexts } from '../texts/texts.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { Page } from '../ui/page.tsx'

const providers = ['google', 'facebook', 'linkedIn', 'apple'] as const

/** Which providers log in to the account. Google is linked by logging in with it; the others are shown and wait. */
export function Component() {
  const texts = useTexts('profile').socialProviders
  const { providers: names, unavailable } = useTexts('auth').social
  const formats = useFormats()
  const { user } = useSession()
  const hasGoogle = useConfiguration().data?.isGoogleSignInEnabled ?? false
  if (!user) return null
  const linked = user.emails.find(email => email.googleId !== undefined)
  const confirmed = user.emails.filter(email => email.isConfirmed).map(email => email.address)
  const state = (provider: (typeof providers)[number]) => {
    if (provider === 'google' && linked) return <Badge tone="success">{texts.linked(linked.address)}</Badge>
    return <Badge>{provider === 'google' && hasGoogle ? texts.notLinked : unavailable}</Badge>
  }
  return (
    <Page title={texts.title} lead={texts.lead}>
      <DataTable
        caption={texts.title}
        rows={providers}
        rowKey={provider => provider}
        columns={[
          { key: 'provider', header: texts.columns.provider, isTitle: true, cell: provider => names[provider] },
          { key: 'state', header: texts.columns.state, cell: state },
          {
            key: 'action',
            header: texts.columns.action,
            hideHeader: true,
            align: 'end',
            cell: provider =>
              provider === 'google' ? null : (
                <Button variant="secondary" disabled title={unavailable}>
                  {texts.link(names[provider])}
                </Button>
              ),
          },
        ]}
      />
      {hasGoogle && !linked ? <p>{texts.howToLink(formats.list(confirmed))}</p> : null}
    </Page>
  )
}
