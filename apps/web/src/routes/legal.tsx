import { legalTexts } from '../entities/operator/legal-texts.ts'
import { OperatorFacts } from '../entities/operator/operator-facts.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Contents } from '../ui/contents.tsx'
import { Page } from '../ui/page.tsx'
import classes from './legal.module.css'

/** A legal text: who answers for it, and numbered clauses, each with an address of its own. */
export function Component({ name }: { name: keyof typeof legalTexts }) {
  const texts = useTexts('legal')
  const { title, lead, clauses } = texts[name]
  const entries = clauses.map((clause, index) => ({ ...clause, id: `clause-${index + 1}` }))
  return (
    <Page title={title} lead={lead} width="wide">
      <div className={classes.split}>
        <section className={classes.operator} aria-label={texts.operator.title}>
          <OperatorFacts changedOn={legalTexts[name].changedOn} />
        </section>
        <div className={classes.contents}>
          <Contents label={texts.contents} entries={entries} />
        </div>
        <div className={classes.clauses}>
          {entries.map((clause, index) => (
            <section key={clause.id} aria-labelledby={clause.id}>
              <h2 id={clause.id}>
                {index + 1}. {clause.title}
              </h2>
              {clause.text.map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}
