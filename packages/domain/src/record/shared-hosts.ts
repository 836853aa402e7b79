/** Site names that many companies share in every country, under any top-level domain. */
const everywhere = [
  'google',
  'amazon',
  'ebay',
  'yahoo',
  'yelp',
  'tripadvisor',
  'europages',
  'kompass',
  'hotmail',
  'live',
  'gmx',
]

/** Sites on which many companies have their page, and where many have their mailbox. */
const shared = [
  ...['facebook.com', 'fb.com', 'instagram.com', 'linkedin.com', 'twitter.com', 'x.com', 'youtube.com', 'tiktok.com'],
  ...['pinterest.com', 'xing.com', 'vk.com', 't.me', 'wa.me', 'medium.com', 'linktr.ee', 'bit.ly', 'goo.gl', 'g.page'],
  ...['apple.com', 'bing.com', 'openstreetmap.org', 'here.com', 'wikipedia.org', 'crunchbase.com', 'trustpilot.com'],
  ...['wordpress.com', 'blogspot.com', 'notion.site', 'business.site', 'wixsite.com', 'jimdo.com', 'jimdosite.com'],
  ...['weebly.com', 'webnode.page', 'myshopify.com', 'squarespace.com', 'github.io', 'netlify.app', 'vercel.app'],
  ...[
    'etsy.com',
    'aliexpress.com',
    'alibaba.com',
    'kleinanzeigen.de',
    'mobile.de',
    'immobilienscout24.de',
    'check24.de',
  ],
  ...['booking.com', 'airbnb.com', 'paypal.com', 'gelbeseiten.de', 'dasoertliche.de', 'dastelefonbuch.de', '11880.com'],
  ...[
    'wlw.de',
    'northdata.de',
    'herold.at',
    'local.ch',
    'pagesjaunes.fr',
    'paginegialle.it',
    'yell.com',
    'yellowpages.com',
  ],
  ...[
    'gmail.com',
    'googlemail.com',
    'outlook.com',
    'msn.com',
    'icloud.com',
    'me.com',
    'aol.com',
    'proton.me',
    'zoho.com',
  ],
  ...['protonmail.com', 'web.de', 't-online.de', 'freenet.de', 'orange.fr', 'free.fr', 'wanadoo.fr', 'laposte.net'],
  ...[
    'libero.it',
    'bluewin.ch',
    'wp.pl',
    'o2.pl',
    'seznam.cz',
    'mail.ru',
    'yandex.ru',
    'qq.com',
    '163.com',
    'naver.com',
  ],
]

/** Whether a host is one for many companies: it tells none apart, and makes none the same. The list is never complete. */
export function isSharedHost(host: string): boolean {
  const [first = ''] = host.split('.').slice(-2)
  const isCountrysSecond = /^(?:com?|net|org)\.[a-z]{2}$/.test(host.split('.').slice(-2).join('.'))
  const name = isCountrysSecond ? (host.split('.').at(-3) ?? '') : first
  return everywhere.includes(name) || shared.some(each => host === each || host.endsWith(`.${each}`))
}
