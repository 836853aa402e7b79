import { AccountClosure } from '../features/profile/account-closure.tsx'
import { AccountSection } from '../features/profile/account-section.tsx'
import { AddressForm } from '../features/profile/address-form.tsx'
import { DataExport } from '../features/profile/data-export.tsx'
import { PersonalDataForm } from '../features/profile/personal-data-form.tsx'
import { RecentActivity } from '../features/profile/recent-activity.tsx'
import { TwoStepLogin } from '../features/profile/two-step-login.tsx'
import { useSession } from '../lib/session.ts'
import { useTexts } from '../texts/texts.tsx'
import { Accordion, AccordionItem } from '../ui/accordion.tsx'
import { Page } from '../ui/page.tsx'

export function Component() {
  const texts = useTexts('profile')
  const activity = useTexts('activity')
  const secondFactor = useTexts('secondFactor')
  const dataExport = useTexts('dataExport')
  const closure = useTexts('accountClosure')
  const { user } = useSession()
  if (!user) return null
  return (
    <Page title={texts.title}>
      <Accordion>
        <AccordionItem title={texts.account.title} defaultOpen>
          <AccountSection user={user} />
        </AccordionItem>
        <AccordionItem title={texts.personal.title}>
          <PersonalDataForm user={user} />
        </AccordionItem>
        <AccordionItem title={texts.address.title}>
          <AddressForm user={user} />
        </AccordionItem>
        <AccordionItem title={secondFactor.title} isLazy>
          <TwoStepLogin username={user.username} />
        </AccordionItem>
        <AccordionItem title={activity.title} isLazy>
          <RecentActivity />
        </AccordionItem>
        <AccordionItem title={dataExport.title} isLazy>
          <DataExport />
        </AccordionItem>
        <AccordionItem title={closure.title} isLazy>
          <AccountClosure />
        </AccordionItem>
      </Accordion>
    </Page>
  )
}
