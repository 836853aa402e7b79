import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '../../entities/claim/message-queries.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { AccordionItem } from '../../ui/accordion.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useAnchor } from '../../ui/use-anchor.ts'
import { messagesId } from './claim-anchors.ts'
import classes from './claims.module.css'
import { useKeptNews } from './kept-news.ts'
import { MessageList } from './message-list.tsx'

interface Props extends Pick<ComponentProps<typeof MessageList>, 'filesOf'> {
  claim: PartyClaim
  /** Forms in which the reader writes to the other parties. */
  children: ReactNode
}

/** The correspondence of a claim's parties, and where its reader writes. */
export function ClaimMessages({ claim, filesOf, children }: Props) {
  const texts = useTexts('messages')
  const formats = useFormats()
  const query = useMessages(claim.id)
  const messages = useKeptNews(claim.id, query)
  const anchor = useAnchor<HTMLDivElement>(messagesId)
  const count = query.data?.messageCount ?? 0
  return (
    <AccordionItem title={texts.jump} note={count > 0 ? formats.count(count) : undefined} defaultOpen>
      <div {...anchor} className={classes.anchor}>
        <Loaded query={query} failure={texts.loadFailed}>
          {() => (messages.length === 0 ? null : <MessageList messages={messages} query={query} filesOf={filesOf} />)}
        </Loaded>
      </div>
      <div className="no-print">{children}</div>
    </AccordionItem>
  )
}
