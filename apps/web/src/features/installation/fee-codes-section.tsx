import type { FeeCodes } from '@redress/contract/fee-codes.ts'
import { useState } from 'react'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Section } from '../../ui/section.tsx'
import { FeeCodeEndForm, FeeCodeForm } from './fee-code-dialogs.tsx'
import classes from './installation.module.css'
import { useFeeCodes } from './installation-queries.ts'

type FeeCode = FeeCodes['codes'][number]

/** Codes that take over fees, with how often each was used. */
export function FeeCodesSection() {
  const texts = useTexts('staff').feeCodes
  const formats = useFormats()
  const query = useFeeCodes()
  const [isMaking, setMaking] = useState(false)
  const [ended, setEnded] = useState<FeeCode | null>(null)
  const columns: Column<FeeCode>[] = [
    { key: 'handedTo', header: texts.handedTo, cell: ({ handedTo }) => handedTo, isTitle: true },
    { key: 'share', header: texts.share, cell: ({ share }) => texts.percent(formats.count(share)), align: 'end' },
    {
      key: 'used',
      header: texts.used,
      cell: ({ used, uses }) => texts.usedOf(formats.count(used), formats.count(uses)),
      align: 'end',
    },
    { key: 'endsAt', header: texts.until, cell: ({ endsAt }) => formats.dateTime(endsAt) },
    { key: 'state', header: texts.state, cell: ({ state }) => texts.states[state] },
    {
      key: 'acts',
      header: texts.acts,
      hideHeader: true,
      cell: code =>
        code.state === 'open' ? (
          <Button isSmall variant="secondary" onClick={() => setEnded(code)}>
            {texts.endOf}
            <span className="visually-hidden"> {code.handedTo}</span>
          </Button>
        ) : null,
    },
  ]
  return (
    <Section title={texts.title} note={texts.note}>
      <Loaded query={query} failure={texts.failed}>
        {({ codes }) => (
          <DataTable
            caption={texts.title}
            columns={columns}
            rows={codes}
            rowKey={({ id }) => id}
            empty={<p>{texts.none}</p>}
          />
        )}
      </Loaded>
      <div className={classes.acts}>
        <Button variant="secondary" onClick={() => setMaking(true)}>
          {texts.make}
        </Button>
      </div>
      {isMaking ? <FeeCodeForm onClose={() => setMaking(false)} /> : null}
      {ended ? <FeeCodeEndForm code={ended} onClose={() => setEnded(null)} /> : null}
    </Section>
  )
}
