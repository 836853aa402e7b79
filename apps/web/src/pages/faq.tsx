import { claimTypes } from '@redress/domain/claim/vocabulary.ts'
import { parties } from '@redress/domain/people/parties.ts'
import type { ReactNode } from 'react'
import { Beam } from '../illustrations/beam.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Accordion, AccordionItem } from '../ui/accordion.tsx'
import { Contents } from '../ui/contents.tsx'
import { Page } from '../ui/page.tsx'
import classes from './faq.module.css'
import { FeeTable } from './fee-table.tsx'

/** What is asked often. `children`: what comes after the last answer. */
export function Faq({ children }: { children?: ReactNode }) {
  const texts = useTexts('faq')
  const { claimType } = useTexts('vocabulary')
  const { personas, resolutions, categories, fees, more } = texts
  const contents = [
    { id: 'personas', title: personas.title },
    { id: 'resolutions', title: resolutions.title },
    { id: 'categories', title: categories.title },
    { id: 'fees', title: fees.title },
    { id: 'more', title: more.title },
  ]
  return (
    <Page title={texts.title} documentTitle={texts.documentTitle} lead={texts.lead} width="wide">
      <div className={classes.split}>
        <Contents label={texts.contents} entries={contents} />
        <div className={classes.content}>
          <section aria-labelledby="personas">
            <h2 id="personas">{personas.title}</h2>
            <dl className={classes.pair}>
              {parties.map(party => (
                <div key={party}>
                  <dt>{personas.items[party].name}</dt>
                  <dd>{personas.items[party].text}</dd>
                </div>
              ))}
            </dl>
            <p>{personas.note}</p>
          </section>

          <section aria-labelledby="resolutions">
            <h2 id="resolutions">{resolutions.title}</h2>
            <p>{resolutions.lead}</p>
            <dl className={classes.pair}>
              {[resolutions.positive, resolutions.negative].map((outcome, index) => (
                <div key={outcome.name}>
                  <dt>
                    <div className={classes.beam}>
                      <Beam tilt={index === 0 ? -9 : 9} />
                    </div>
                    {outcome.name}
                  </dt>
                  <dd>{outcome.text}</dd>
                </div>
              ))}
            </dl>
            <p>{resolutions.note}</p>
          </section>

          <section aria-labelledby="categories">
            <h2 id="categories">{categories.title}</h2>
            <p>{categories.lead}</p>
            <dl className={classes.kinds}>
              {claimTypes.map(type => (
                <div key={type}>
                  <dt>{claimType(type)}</dt>
                  <dd>{categories.items[type]}</dd>
                </div>
              ))}
            </dl>
          </section>

          <section aria-labelledby="fees">
            <h2 id="fees">{fees.title}</h2>
            <p>{fees.lead}</p>
            <p>{fees.platform}</p>
            <FeeTable />
            <p className={classes.small}>{fees.currency}</p>
          </section>

          <section aria-labelledby="more">
            <h2 id="more">{more.title}</h2>
            <Accordion>
              {more.items.map(({ question, answer }) => (
                <AccordionItem key={question} title={question} level={3}>
                  <p>{answer}</p>
                </AccordionItem>
              ))}
            </Accordion>
          </section>

          {children}
        </div>
      </div>
    </Page>
  )
}
