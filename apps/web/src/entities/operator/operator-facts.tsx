import { useConfiguration } from '../../lib/configuration.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Bone } from '../../ui/skeleton.tsx'

interface Props {
  /** Day of the last change of the text. */
  changedOn: string
}

/** The operator who is responsible for a legal text, with contact details, and the date of the text. */
export function OperatorFacts({ changedOn }: Props) {
  const texts = useTexts('legal').operator
  const changed = { term: texts.changed, value: <DateText value={changedOn} /> }
  return (
    <Loaded query={useConfiguration()} failure={texts.failed} skeleton={<Bone height="11rem" />}>
      {({ operator }) =>
        operator === null ? (
          <>
            <Banner tone="attention" title={texts.trialTitle}>
              {texts.trial}
            </Banner>
            <DescriptionList items={[changed]} />
          </>
        ) : (
          <DescriptionList
            items={[
              { term: texts.name, value: operator.name },
              { term: texts.address, value: operator.address },
              { term: texts.email, value: <a href={`mailto:${operator.email}`}>{operator.email}</a> },
              changed,
            ]}
          />
        )
      }
    </Loaded>
  )
}
