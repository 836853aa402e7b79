import { VerifyFile } from '../features/verification/verify-file.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'
import { Section } from '../ui/section.tsx'
import classes from './verify.module.css'

export function Component() {
  const texts = useTexts('verification')
  const { without } = texts
  return (
    <Page title={texts.title} lead={texts.lead}>
      <VerifyFile />
      <Section title={without.title} note={without.intro}>
        <ul className={classes.ways}>
          {without.ways.map(way => (
            <li key={way}>{way}</li>
          ))}
        </ul>
        <p>{without.limit}</p>
      </Section>
    </Page>
  )
}
