import type { Document } from '@redress/contract/documents.ts'
import type { useMessages } from '../../entities/claim/message-queries.ts'
import type { Elements } from '../../lib/elements.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { AccordionItem } from '../../ui/accordion.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { EarlierMessages, MessageHeading, MessageWords, MessageWriter } from './message-entry.tsx'

interface Props {
  query: ReturnType<typeof useMessages>
  /** The files of a message. */
  filesOf: (files: readonly Document[]) => Elements
}

/** The correspondence for a letter's reader: newest first, read only. */
export function LetterMessages({ query, filesOf }: Props) {
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
            <Timeline
              entries={messages.toReversed().map(message => ({
                id: message.id,
                what: <MessageHeading message={message} />,
                who: <MessageWriter message={message} />,
                when: message.createdAt,
                detail: <MessageWords message={message} files={filesOf(message.files)} />,
              }))}
            />
            <EarlierMessages query={query} />
          </>
        )}
      </Loaded>
    </AccordionItem>
  )
}
