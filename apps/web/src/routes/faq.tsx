import { claimTypes } from '@redress/domain/claim/vocabulary.ts'
import { platformFee, platformFeeTiers } from '@redress/domain/money/fees.ts'
import { type Cents, cents, defaultCurrency, numberFromCents } from '@redress/domain/money/money.ts'
import { parties } from '@redress/domain/people/parties.ts'
import { Beam } from '../illustrations/beam.tsx'
import { useConfiguration } from '../lib/configuration.ts'
import { paths } from '../lib/paths.ts'
import { useFormats, useTexts } from '../texts/texts.tsx'
import { Accordion, AccordionItem } from '../ui/accordion.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Contents } from '../ui/contents.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { Bone } from '../ui/skeleton.tsx'
import classes from './faq.module.css'

const examples = [cents(1_200_00n), cents(10_000_00n), cents(40_000_00n)]

const feeRows = platformFeeTiers.map((tier, index) => ({
  tier,
  above: platformFeeTiers[index - 1]?.upTo ?? null,
  example: examples[index] ?? null,
}))

/** Frequently asked questions. Visitors are led on to the steps of a claim after the last answer. */
export function Component({ scope }: { scope: 'public' | 'private' }) {
  const texts = useTexts('faq')
  const { claimType } = useTexts('vocabulary')
  const { personas, resolutions, categories, fees, more } = texts
  const { data: configuration } = useConfiguration()
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
            <FixedFees />
            <p>{fees.platform}</p>
            <FeeTable />
            <p className={classes.small}>{fees.currency}</p>
            <h3>{fees.paying.title}</h3>
            {configuration?.hasBankAccount ? <p>{fees.paying.bank}</p> : null}
            {fees.paying.text.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
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

          {scope === 'public' ? <Closing /> : null}
        </div>
      </div>
    </Page>
  )
}

function Closing() {
  const { closing } = useTexts('faq')
  return (
    <section>
      <h2>{closing.title}</h2>
      <p>{closing.text}</p>
      <div>
        <ButtonLink to={paths.steps}>{closing.action}</ButtonLink>
      </div>
    </section>
  )
}

/** Submission fee and dispute fee, in the default currency of claims. */
function FixedFees() {
  const texts = useTexts('faq').fees
  const { money } = useFormats()
  return (
    <Loaded query={useConfiguration()} failure={texts.fixedFailed} skeleton={<Bone height="1.5rem" />}>
      {({ submissionFee, disputeFee, freeClaims }) => (
        <>
          <p>{texts.fixed(money(submissionFee, defaultCurrency), money(disputeFee, defaultCurrency))}</p>
          {freeClaims > 0 && <p>{texts.freeClaims(freeClaims)}</p>}
        </>
      )}
    </Loaded>
  )
}

/** The platform fee's tiers as the rules state them, each with an example that the rules compute. */
function FeeTable() {
  const texts = useTexts('faq').fees
  const { money } = useFormats()
  const amount = (value: Cents) => money(numberFromCents(value), defaultCurrency)

  const range = ({ tier, above }: (typeof feeRows)[number]) => {
    if (tier.upTo === null) return above === null ? '' : texts.above(amount(above))
    return above === null ? texts.upTo(amount(tier.upTo)) : texts.between(amount(above), amount(tier.upTo))
  }
  return (
    <DataTable
      caption={texts.caption}
      rows={feeRows}
      rowKey={range}
      columns={[
        { key: 'amount', header: texts.columns.amount, cell: range, isTitle: true },
        {
          key: 'fee',
          header: texts.columns.fee,
          cell: ({ tier }) => ('flat' in tier ? texts.flat(amount(tier.flat)) : texts.percent(String(tier.percent))),
        },
        {
          key: 'example',
          header: texts.columns.example,
          cell: ({ example }) =>
            example === null ? null : texts.example(amount(example), amount(platformFee(example))),
        },
      ]}
    />
  )
}
