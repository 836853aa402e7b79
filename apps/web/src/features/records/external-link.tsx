import { useTexts } from '../../texts/texts.tsx'

/** A link that somebody has entered: named by its address, and given no standing of ours. */
export function ExternalLink({ url }: { url: string }) {
  const texts = useTexts('records')
  return (
    <a href={url} target="_blank" rel="noreferrer nofollow ugc">
      {url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
      <span className="visually-hidden"> {texts.newTab}</span>
    </a>
  )
}
