import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Section } from '../../ui/section.tsx'
import type { FileCheck } from './check-file.ts'
import classes from './verification.module.css'

type Props = Extract<FileCheck, { kind: 'agreement' }>

/** An agreement that is as it was made, and where that is anchored. */
export function AnchoredAgreement({ sha256, agreement: { claimNumber, agreedAt, endedAt, anchors } }: Props) {
  const texts = useTexts('verification')
  const formats = useFormats()
  return (
    <>
      <Banner tone={endedAt === null ? 'success' : 'attention'} title={texts.agreement.title(claimNumber)}>
        <p>{texts.agreement.intact(formats.date(agreedAt))}</p>
        {endedAt === null ? null : <p>{texts.agreement.ended(formats.date(endedAt))}</p>}
      </Banner>
      <Section
        title={texts.agreement.proof}
        note={anchors.length > 0 ? texts.agreement.anchored : texts.agreement.open}
      >
        <DescriptionList
          items={[
            { term: texts.fingerprint, value: <code className={classes.code}>{sha256}</code> },
            ...anchors.map(({ transaction, at }) => ({
              term: texts.transaction,
              value: (
                <>
                  <code className={classes.code}>{transaction}</code>
                  <DateText value={at} withTime />
                </>
              ),
            })),
          ]}
        />
      </Section>
    </>
  )
}
