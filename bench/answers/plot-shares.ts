import { escaped } from '../../apps/server/src/mail/markup.ts'
import type { Share } from './comparison.ts'

const width = 760
const labelWidth = 190
const valueWidth = 130
const rowHeight = 32
const barHeight = 16
const top = 44
const bottom = 40
/** What is more is drawn as so much: one that is far above would make all others too small to be compared. */
const mostDrawn = 5

/** Nothing is told by colour alone; readable on a light and on a dark page. */
const style = `
  text { font: 13px system-ui, sans-serif; fill: #1f2328 }
  .faint { fill: #59636e; font-size: 12px }
  .reached { fill: #1a7f5a } .missed { fill: #b35900 }
  .wanted { stroke: #1f2328; stroke-width: 3 }
  .grid { stroke: #d1d9e0 } .equal { stroke: #59636e; stroke-dasharray: 4 3 }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc } .faint { fill: #9198a1 }
    .reached { fill: #3fb68b } .missed { fill: #e8933f }
    .wanted { stroke: #f0f6fc } .grid { stroke: #3d444d } .equal { stroke: #9198a1 }
  }`

/**
 * A bar for each share of the bare server's throughput, with a mark where it is wanted, as an SVG; a bar that is cut ends
 * in an arrow.
 */
export function plotShares(shares: readonly Share[]): string {
  const most = Math.min(mostDrawn, Math.ceil(Math.max(1, ...shares.flatMap(({ share, wanted }) => [share, wanted]))))
  const height = top + shares.length * rowHeight + bottom
  const x = (share: number) => (labelWidth + (share / most) * (width - labelWidth - valueWidth)).toFixed(1)
  const end = height - bottom
  const steps = Array.from({ length: most + 1 }, (_, step) => step)
  const grid = steps.map(
    step => `<line class="${step === 1 ? 'equal' : 'grid'}" x1="${x(step)}" x2="${x(step)}" y1="${top - 6}" y2="${end}"/>
  <text class="faint" x="${x(step)}" y="${end + 18}" text-anchor="middle">${step}</text>`,
  )
  const rows = shares.map(({ what, share, wanted }, index) => {
    const y = top + index * rowHeight
    const middle = y + barHeight / 2
    const isReached = share >= wanted
    const barWidth = (Number(x(Math.min(share, most))) - labelWidth).toFixed(1)
    const arrow = `M${x(most)} ${y} l10 ${barHeight / 2} l-10 ${barHeight / 2} z`
    return `<text x="${labelWidth - 10}" y="${middle + 4}" text-anchor="end">${escaped(what)}</text>
  <rect class="${isReached ? 'reached' : 'missed'}" x="${labelWidth}" y="${y}" width="${barWidth}" height="${barHeight}"/>
  ${share > most ? `<path class="${isReached ? 'reached' : 'missed'}" d="${arrow}"/>` : ''}
  <line class="wanted" x1="${x(wanted)}" x2="${x(wanted)}" y1="${y - 4}" y2="${y + barHeight + 4}"/>
  <text x="${width - valueWidth + 18}" y="${middle + 4}">${escaped(`${share.toFixed(2)} ${isReached ? '≥' : '<'} ${wanted}`)}</text>`
  })
  const told = shares.map(({ what, share, wanted }) => `${what}: ${share.toFixed(2)}, wanted ${wanted}`).join('; ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description">
  <title id="title">Answers per second, as a share of those of the bare server</title>
  <desc id="description">${escaped(told)}</desc>
  <style>${style}</style>
  <text x="0" y="18">Answers per second, as a share of those of the bare server</text>
  <text class="faint" x="${width}" y="18" text-anchor="end">mark: what is wanted; dashed: as many</text>
  ${[...grid, ...rows].join('\n  ')}
</svg>
`
}
