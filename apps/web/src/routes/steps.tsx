import { Check } from 'lucide-react'
import { filingSteps } from '../illustrations/filing-steps.tsx'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { FeeMeans } from '../ui/fee-means.tsx'
import { Page } from '../ui/page.tsx'
import classes from './steps.module.css'

export function Component() {
  const texts = useTexts('steps')
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      width="wide"
      actions={<ButtonLink to={paths.auth.register()}>{texts.start}</ButtonLink>}
    >
      <section className={classes.before} aria-labelledby="before">
        <h2 id="before">{texts.beforeTitle}</h2>
        <ul>
          {texts.before.map(item => (
            <li key={item}>
              <Check aria-hidden size={20} />
              <span>{item}</span>
            </li>
          ))}
        </ul>
        <FeeMeans />
      </section>
      <ol className={classes.steps}>
        {texts.items.map((item, index) => (
          <li key={item.title}>
            <div className={classes.picture}>{filingSteps[index]}</div>
            <div className={classes.words}>
              <p className={classes.number}>{texts.step(index + 1)}</p>
              <h2>{item.title}</h2>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <section className={classes.after}>
        <h2>{texts.afterTitle}</h2>
        <p>{texts.after}</p>
        <ButtonLink to={paths.auth.register()}>{texts.start}</ButtonLink>
      </section>
    </Page>
  )
}
