import type { Broadcast } from '@redress/contract/configuration.ts'
import { languageNames, languages } from '@redress/domain/people/languages.ts'
import { useState } from 'react'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Section } from '../../ui/section.tsx'
import { BroadcastEndForm, BroadcastForm } from './broadcast-dialogs.tsx'
import classes from './installation.module.css'

/** The current broadcast. Administrators can replace or end it. */
export function BroadcastSection({ broadcast, mayBroadcast }: { broadcast: Broadcast | null; mayBroadcast: boolean }) {
  const texts = useTexts('staff').settings
  const formats = useFormats()
  const [opened, setOpened] = useState<'set' | 'end' | null>(null)
  const close = () => setOpened(null)
  return (
    <Section title={texts.broadcast} note={texts.broadcastNote}>
      {broadcast ? (
        <DescriptionList
          items={[
            ...languages.map(language => ({
              term: languageNames[language],
              value: <span lang={language}>{broadcast.texts[language]}</span>,
            })),
            { term: texts.from, value: formats.dateTime(broadcast.shownFrom) },
            { term: texts.until, value: formats.dateTime(broadcast.shownUntil) },
          ]}
        />
      ) : (
        <p>{texts.none}</p>
      )}
      {mayBroadcast ? (
        <div className={classes.acts}>
          <Button variant="secondary" onClick={() => setOpened('set')}>
            {broadcast ? texts.setAnother : texts.setNew}
          </Button>
          {broadcast ? (
            <Button variant="secondary" onClick={() => setOpened('end')}>
              {texts.endNow}
            </Button>
          ) : null}
        </div>
      ) : null}
      {opened === 'set' ? <BroadcastForm onClose={close} /> : null}
      {opened === 'end' ? <BroadcastEndForm onClose={close} /> : null}
    </Section>
  )
}
