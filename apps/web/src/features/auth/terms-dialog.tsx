import { Link } from 'react-router'
import { legalTexts } from '../../entities/operator/legal-texts.ts'
import { OperatorFacts } from '../../entities/operator/operator-facts.tsx'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './auth.module.css'

export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { terms: texts } = useTexts('auth')
  const { clauses } = useTexts('legal').terms
  return (
    <Dialog opened title={texts.title} onClose={onClose}>
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
            {texts.ownPage}
          </Link>
        </p>
      </div>
    </Dialog>
  )
}
