export const socialLinkTypes = ['LinkedIn', 'Other'] as const
export type SocialLinkType = (typeof socialLinkTypes)[number]

export const defendantTypes = ['Individual', 'Company'] as const
export type DefendantType = (typeof defendantTypes)[number]

export interface SocialLink {
  readonly url: string
  readonly type: SocialLinkType
}

/** Links as they are kept: empty ones ignored, and of several LinkedIn links the last (specification section 5). */
export function mergedSocialLinks(links: readonly SocialLink[]): SocialLink[] {
  const given = links.map(link => ({ ...link, url: link.url.trim() })).filter(link => link.url !== '')
  const linkedIn = given.findLast(link => link.type === 'LinkedIn')
  return [...(linkedIn ? [linkedIn] : []), ...given.filter(link => link.type !== 'LinkedIn')]
}

/** The position of the first entry that repeats an earlier one, without regard to case; -1 where none does. */
export function firstDuplicate(entries: readonly string[]): number {
  const seen = new Set<string>()
  return entries.findIndex(entry => {
    const key = entry.trim().toLowerCase()
    if (key === '') return false
    if (seen.has(key)) return true
    seen.add(key)
    return false
  })
}
