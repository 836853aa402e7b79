import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { correctAddress } from '@redress/contract/claims.ts'
import type { Defendant } from '@redress/contract/defendants.ts'
import { emailAddress } from '@redress/contract/users.ts'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { defendantName } from '../../entities/defendant/defendant.tsx'
import { caller } from '../../lib/api-client.ts'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import classes from './takeover.module.css'

const requestCorrection = caller<typeof correctAddress>('PATCH', '/v1/claims/:claimId/defendants/:defendantId/address')

interface Props {
  claim: PartyClaim
  defendant: Extract<Defendant, { view: 'private' }>
  onClose: () => void
}

/** Names another address for a defendant, after saying who can read the claim then. */
export function CorrectionDialog({ claim, defendant, onClose }: Props) {
  const { letter: texts } = useTexts('takeover')
  const cache = useClaimCache()
  const name = defendantName(defendant)
  return (
    <FormDialog
      opened
      size="small"
      onClose={onClose}
      title={texts.title(name)}
      submitLabel={texts.submit}
      schema={emailAddress}
      defaultValues={{ email: '' }}
      persistenceKey={claimFormKey(claim.id, `address of ${defendant.id}`)}
      failureText={texts.correctionFailed}
      onSubmit={async body => {
        const params = { claimId: claim.id, defendantId: defendant.id }
        await cache.store(await requestCorrection({ params, body }), texts.corrected)
        onClose()
      }}
    >
      <div className={classes.steps}>
        {texts.whatHappens(defendant.email, name).map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <TextField name="email" type="email" label={texts.field(name)} autoComplete="off" />
    </FormDialog>
  )
}
