import { useState } from 'react'
import { Link } from 'react-router'
import { legalTexts } from '../../entities/operator/legal-texts.ts'
import { OperatorFacts } from '../../entities/operator/operator-facts.tsx'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './auth.module.css'

/** What one accepts by signing up, to be read without leaving the form. */
export function TermsLink() {
  const texts = useTexts('auth')
  const { clauses } = useTexts('legal').terms
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <p className={classes.terms}>
        {texts.register.terms}{' '}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {texts.register.termsLink}
        </button>
        .
      </p>
      <Dialog opened={isOpen} title={texts.terms.title} onClose={() => setOpen(false)}>
        <div className={classes.clauses}>
          <OperatorFacts changedOn={legalTexts.terms.changedOn} />
          {clauses.map(clause => (
            <section key={clause.title}>
              <h3>{clause.title}</h3>
              {clause.text.map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <p>
            <Link to={paths.terms} target="_blank">
              {texts.terms.ownPage}
            </Link>
          </p>
        </div>
      </Dialog>
    </div>
  )
}
