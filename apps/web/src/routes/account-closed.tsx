import { useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useFormats, useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import classes from './account-closed.module.css'

/** For whoever has closed their account: that it is so, and until when it can be undone. */
export function Component() {
  const texts = useTexts('accountClosure').done
  const formats = useFormats()
  const undoneUntil = useSearchParams()[0].get('until')
  const isTime = undoneUntil !== null && !Number.isNaN(Date.parse(undoneUntil))
  return (
    <Page title={texts.title} lead={texts.lead} width="reading">
      <div className={classes.closed}>
        <p>{isTime ? texts.until(formats.dateTime(undoneUntil)) : texts.within}</p>
        <div>
          <ButtonLink to={paths.home} variant="secondary">
            {texts.home}
          </ButtonLink>
        </div>
      </div>
    </Page>
  )
}
