import type { ComponentProps } from 'react'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { AccordionItem } from '../../ui/accordion.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MessageList } from './message-list.tsx'

/** The correspondence for a letter's reader: newest first, read only. */
export function LetterMessages({ query, filesOf }: Omit<ComponentProps<typeof MessageList>, 'messages'>) {
  const texts = useTexts('messages')
  const formats = useFormats()
  const { data, errorUpdateCount } = query
  if (data ? data.messages.length === 0 : errorUpdateCount === 0) return null
  return (
    <AccordionItem
      level={3}
      title={texts.between}
      note={data ? formats.count(data.messageCount) : undefined}
      defaultOpen
    >
      <Loaded query={query} failure={texts.loadFailed}>
        {({ messages }) => (
          <>
            <p>{texts.betweenHint}</p>
            <MessageList messages={messages} query={query} filesOf={filesOf} />
          </>
        )}
      </Loaded>
    </AccordionItem>
  )
}
