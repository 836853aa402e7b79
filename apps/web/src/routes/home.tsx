import { Link } from 'react-router'
import { journey } from '../illustrations/journey.tsx'
import { Chained, Converging, Kept } from '../illustrations/promises.tsx'
import { Settlement } from '../illustrations/settlement.tsx'
import { SearchBox } from '../layouts/search-box.tsx'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { FeeMeans } from '../ui/fee-means.tsx'
import { Page, PageTitle } from '../ui/page.tsx'
import classes from './home.module.css'

const promiseDrawings = [<Kept key="kept" />, <Chained key="chained" />, <Converging key="converging" />] as const

export function Component() {
  const texts = useTexts('home')
  const { productName } = useTexts('ui')
  return (
    <Page
      title={texts.documentTitle}
      ownHeading
      description={texts.lead}
      structuredData={{ '@type': 'WebSite', name: productName, description: texts.lead }}
    >
      <section className={classes.hero}>
        <div className={classes.words}>
          <p className={classes.eyebrow}>{texts.eyebrow}</p>
          <PageTitle className={classes.title}>{texts.title}</PageTitle>
          <p className={classes.lead}>{texts.lead}</p>
          <div className={classes.search}>
            <SearchBox size="large" label={texts.searchLabel} />
            <p>{texts.searchHint}</p>
          </div>
          <div className={classes.actions}>
            <ButtonLink to={paths.auth.register()}>{texts.start}</ButtonLink>
            <Link to={paths.answer()} className={classes.invited}>
              {texts.invited}
            </Link>
          </div>
        </div>
        <div className={classes.picture}>
          <Settlement />
        </div>
      </section>

      <section className={classes.part} aria-labelledby="journey">
        <h2 id="journey">{texts.journey.title}</h2>
        <p className={classes.partLead}>{texts.journey.lead}</p>
        <ol className={classes.journey}>
          {texts.journey.stages.map((stage, index) => (
            <li key={stage.title}>
              <div className={classes.stage}>{journey[index]}</div>
              <div>
                <h3>{stage.title}</h3>
                <p>{stage.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className={classes.fees}>
          <FeeMeans />
        </div>
      </section>

      <section className={classes.part} aria-labelledby="promises">
        <h2 id="promises">{texts.promises.title}</h2>
        <p className={classes.partLead}>{texts.promises.lead}</p>
        <ul className={classes.promises}>
          {texts.promises.items.map((item, index) => (
            <li key={item.title}>
              <div className={classes.promise}>{promiseDrawings[index]}</div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className={classes.sides} aria-labelledby="sides">
        <h2 id="sides">{texts.sides.title}</h2>
        <div className={classes.side}>
          <h3>{texts.sides.plaintiff.title}</h3>
          <p>{texts.sides.plaintiff.text}</p>
          <Link to={paths.steps}>{texts.sides.plaintiff.action}</Link>
        </div>
        <div className={classes.side}>
          <h3>{texts.sides.defendant.title}</h3>
          <p>{texts.sides.defendant.text}</p>
          <Link to={paths.answer()}>{texts.sides.defendant.action}</Link>
        </div>
      </section>
    </Page>
  )
}
