import type { BrowserContext, Page } from '@playwright/test'

/**
 * Lets the pages of a context be translated as browsers do it: each text goes into elements of the translator's own,
 * as soon as it is there, and a new text takes the place of the old one.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const isLeft = 'font, script, style, noscript, textarea, title'
    const translate = (text: Node) => {
      const { parentElement, textContent } = text
      if (!parentElement || parentElement.closest(isLeft) || !textContent?.trim()) return
      const inner = document.createElement('font')
      inner.textContent = textContent
      const outer = document.createElement('font')
      outer.append(inner)
      parentElement.replaceChild(outer, text)
    }
    const translateWithin = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) translate(text)
    }
    const observer = new MutationObserver(records => {
      for (const { addedNodes } of records) for (const node of addedNodes) translateWithin(node)
    })
    addEventListener('load', () => {
      translateWithin(document.body)
      observer.observe(document.body, { childList: true, subtree: true })
    })
  })
}

/**
 * Waits until React listens to each button. React renders a translated part of a page anew instead of hydrating it, and a
 * press before that is lost.
 */
export const listening = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('#root button')].every(button =>
      Object.keys(button).some(key => key.startsWith('__reactProps')),
    ),
  )

/** Collects errors of React about nodes that the translation has moved. */
export function failuresOf(context: BrowserContext): string[] {
  const failures: string[] = []
  context.on('console', message => {
    if (/NotFoundError/.test(message.text())) failures.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', error => {
    if (/NotFoundError/.test(String(error.error()))) failures.push(`${error.page()?.url()}: ${error.error()}`)
  })
  return failures
}
