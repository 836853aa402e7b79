import { Check, EyeOff } from 'lucide-react'
import { Link } from 'react-router'
import { Settlement } from '../illustrations/settlement.tsx'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import classes from './about.module.css'

export function Component() {
  const texts = useTexts('about')
  return (
    <Page title={texts.title} ownHeading>
      <section className={classes.opening}>
        <div>
          <PageTitle className={classes.title}>{texts.title}</PageTitle>
          <p className={classes.lead}>{texts.lead}</p>
          <div className={classes.actions}>
            <ButtonLink to={paths.auth.register()}>{texts.start}</ButtonLink>
          </div>
        </div>
        <div className={classes.picture}>
          <Settlement />
        </div>
      </section>

      <div className={classes.columns}>
        {texts.sections.map(section => (
          <section key={section.title} className={classes.prose}>
            <h2>{section.title}</h2>
            {section.text.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>

      <div className={classes.columns}>
        {texts.sides.map(side => (
          <section key={side.title} className={classes.side}>
            <h2>{side.title}</h2>
            <ul>
              {side.points.map(point => (
                <li key={point}>
                  <Check aria-hidden size={20} />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>

      <section className={classes.visibility} aria-labelledby="visibility">
        <h2 id="visibility">{texts.public.title}</h2>
        <div className={classes.columns}>
          <div>
            <h3>{texts.public.visibleTitle}</h3>
            <ul>
              {texts.public.visible.map(item => (
                <li key={item}>
                  <Check aria-hidden size={20} />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3>{texts.public.privateTitle}</h3>
            <ul>
              {texts.public.private.map(item => (
                <li key={item}>
                  <EyeOff aria-hidden size={20} />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <p>
          <Link to={paths.transparency}>{texts.public.log}</Link>
        </p>
      </section>

      <section className={classes.closing}>
        <h2>{texts.closing.title}</h2>
        <p>{texts.closing.text}</p>
        <ButtonLink to={paths.auth.register()}>{texts.makeClaim}</ButtonLink>
      </section>
    </Page>
  )
}
