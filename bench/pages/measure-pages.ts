import { setTimeout } from 'node:timers/promises'
import { aboutLetter, codeIn, mailTo } from '../../e2e/installation/mailbox.ts'
import { type Browser, cookiesOf, openBrowser, type Page } from '../../e2e/installation/open-browser.ts'
import { settled } from '../../e2e/screens/inspection.ts'
import { fileClaim, send } from '../answers/file-claim.ts'
import {
  type Preparation,
  type PreparedInstallation,
  prepareInstallation,
  signIn,
} from '../answers/prepared-installation.ts'
import { median } from '../percentile.ts'

/** Slow 4G: bytes per second, and latency in milliseconds. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
/** Slowdown of a phone's processor relative to this machine. */
const slowerProcessor = 4
const rounds = 5
/** Milliseconds without requests after which the network counts as idle. */
const silence = 500
const pause = 50
const longestWait = 60_000

interface Visited {
  readonly what: string
  readonly path: string
  /** Cookie header of the page's reader. */
  readonly cookieOf: (url: string) => Promise<string>
}

interface Visit {
  /** Largest contentful paint, in milliseconds. */
  readonly largestPaint: number
  /** Cumulative layout shift. */
  readonly shift: number
  /** Longest interaction until the next paint, in milliseconds. */
  readonly interaction: number
  readonly requests: number
  /** Transferred bytes. */
  readonly scriptBytes: number
  readonly allBytes: number
}

interface Seen {
  paint: number
  shift: number
  interaction: number
}

/** Runs in the page before its scripts: observes its performance. */
function note(): void {
  const seen: Seen = { paint: 0, shift: 0, interaction: 0 }
  Object.assign(window, { seen })
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime
  })
  observe('layout-shift', entry => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
  // Real interactions have an id. Events that the browser generates, such as a pointer over a page that just appeared,
  // have none.
  observe(
    'event',
    entry => {
      const { duration, interactionId } = entry as PerformanceEntry & { interactionId: number }
      if (interactionId > 0) seen.interaction = Math.max(seen.interaction, duration)
    },
    { durationThreshold: 16 },
  )
}

/** Waits for the next paint and its performance entries. */
const seen = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))

const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

/**
 * Waits until the network is idle.
 * @throws if it never is
 */
async function untilSilent(underWay: ReadonlyMap<string, string>): Promise<void> {
  const latest = performance.now() + longestWait
  for (let silent = 0; silent < silence; silent += pause) {
    await setTimeout(pause)
    if (underWay.size > 0) silent = 0
    if (performance.now() > latest) throw new Error(`Still under way: ${[...underWay.values()].join(', ')}`)
  }
}

/**
 * First visit with an empty cache.
 * @throws if the page redirects
 */
async function visit(browser: Browser, url: string, { path, cookieOf }: Visited): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
  await context.addCookies(cookiesOf(await cookieOf(url), url))
  const page = await context.newPage()
  await page.addInitScript(note)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
  const kinds = new Map<string, string>()
  const underWay = new Map<string, string>()
  const counted = { requests: 0, scriptBytes: 0, allBytes: 0 }
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:')) return
    counted.requests++
    // The event stream stays open.
    if (type !== 'EventSource') underWay.set(requestId, request.url)
    kinds.set(requestId, type ?? '')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underWay.delete(requestId)
    counted.allBytes += encodedDataLength
    if (kinds.get(requestId) === 'Script') counted.scriptBytes += encodedDataLength
  })
  session.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId))
  await page.goto(`${url}${path}`, { waitUntil: 'load' })
  await settled(page)
  await untilSilent(underWay)
  await seen(page)
  const loaded = { ...counted }
  const { paint, shift } = await seenBy(page)
  const opener = page.getByRole('button', { expanded: false }).first()
  if (await opener.isVisible()) await opener.tap()
  else await page.getByRole('main').getByRole('textbox').first().press('a')
  await seen(page)
  const { interaction } = await seenBy(page)
  const shown = new URL(page.url()).pathname
  if (shown !== new URL(path, url).pathname) throw new Error(`${path} led to ${shown}`)
  await context.close()
  return { largestPaint: paint, shift, interaction, ...loaded }
}

const asVisitor = async () => ''
/** The browser has dropped the expired access token; the refresh token renews the session once. */
const after15Minutes = async (url: string) => (await signIn(url)).cookie.replace(/redress-access=[^;]*; /, '')

/** Code of a letter to a defendant without an account. */
async function codeOfLetter({ url, cookie, mailUrl }: PreparedInstallation): Promise<string> {
  const email = `${crypto.randomUUID()}@example.net`
  await fileClaim(url, cookie, { email })
  return codeIn(await mailTo(mailUrl, email, aboutLetter))
}

async function pagesOf(installation: PreparedInstallation): Promise<readonly Visited[]> {
  const { url, cookie, claimId, userId } = installation
  const signedIn = async () => cookie
  const code = await codeOfLetter(installation)
  // Creating a claim returns an existing empty draft, so this comes afterwards.
  const draft = await send<{ id: string }>({ method: 'POST', url: `${url}/v1/claims`, cookie })
  const lists = await send<{ accusedClaims: readonly { readonly id: string; readonly status: string }[] }>({
    method: 'GET',
    url: `${url}/v1/claims`,
    cookie,
  })
  const unpaid = lists.accusedClaims.find(({ status }) => status === 'RESOLUTION_ACCEPTED')
  return [
    { what: 'front page', path: '/', cookieOf: asVisitor },
    { what: 'public claim', path: `/claim/${claimId}`, cookieOf: asVisitor },
    { what: 'search results', path: '/search?term=fischer', cookieOf: asVisitor },
    { what: 'profile', path: `/profile/user/${userId}`, cookieOf: asVisitor },
    { what: 'login', path: '/auth/login', cookieOf: asVisitor },
    { what: 'registration', path: '/auth/register', cookieOf: asVisitor },
    { what: 'letter', path: `/answer#${code}`, cookieOf: asVisitor },
    { what: 'dashboard', path: '/dashboard', cookieOf: signedIn },
    { what: 'dashboard, seen last over 15 minutes ago', path: '/dashboard', cookieOf: after15Minutes },
    { what: 'one claim', path: `/dashboard/claims/my-claims/${claimId}`, cookieOf: signedIn },
    { what: 'my claims', path: '/dashboard/claims/my-claims', cookieOf: signedIn },
    { what: 'form of an offer', path: `/dashboard/claims/my-claims/propose/${claimId}`, cookieOf: signedIn },
    { what: 'paying a fee', path: `/dashboard/claims/against-me/resolve/${unpaid?.id}`, cookieOf: signedIn },
    { what: 'filing, step 2', path: `/dashboard/create-claim/step-2/${draft.id}`, cookieOf: signedIn },
  ]
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0)

/** Measures first visits to pages on a slow phone, several times each; prints medians. */
export async function measurePages(preparation: Preparation): Promise<void> {
  await using running = new AsyncDisposableStack()
  const installation = await prepareInstallation(preparation, running)
  const browser = await openBrowser()
  running.defer(() => browser.close())
  console.log(
    '| page | largest paint, ms | shift | interaction, ms | requests | script, kB | all, kB |\n|---|---|---|---|---|---|---|',
  )
  for (const visited of await pagesOf(installation)) {
    const visits: Visit[] = []
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, installation.url, visited))
    const of = (figure: keyof Visit) => median(visits.map(each => each[figure]))
    const cells = [
      visited.what,
      of('largestPaint').toFixed(0),
      of('shift').toFixed(3),
      of('interaction').toFixed(0),
      of('requests'),
      kilobytes(of('scriptBytes')),
      kilobytes(of('allBytes')),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}
