import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Faq } from './faq.tsx'

export function Component() {
  const { closing } = useTexts('faq')
  return (
    <Faq>
      <section>
        <h2>{closing.title}</h2>
        <p>{closing.text}</p>
        <div>
          <ButtonLink to={paths.steps}>{closing.action}</ButtonLink>
        </div>
      </section>
    </Faq>
  )
}
