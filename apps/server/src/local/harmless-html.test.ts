import { expect, test } from 'vitest'
import { harmlessHtml } from './harmless-html.ts'

const other = 'https://other.example/'

// Browsers preconnect for some of these although the policy blocks them; which ones, depends on the version.
test.each([
  `<iframe src="${other}"></iframe>`,
  `<IFRAME/SRC='${other}'>`,
  `<iframe srcdoc="&lt;iframe src='${other}'&gt;"></iframe>`,
  `<fencedframe src="${other}"></fencedframe>`,
  `<portal src="${other}"></portal>`,
  `<frameset><frame src="${other}"></frameset>`,
  `<object data="${other}"><param name="movie" value="${other}"></object>`,
  `<applet codebase="${other}"></applet>`,
  `<embed src="${other}">`,
  ...['preconnect', 'dns-prefetch', 'prefetch', 'preload', 'modulepreload', 'prerender', 'stylesheet', 'icon'].map(
    rel => `<link rel="${rel}" href="${other}">`,
  ),
  `<meta http-equiv="refresh" content="0;url=${other}">`,
  `<meta http-equiv="Link" content="<${other}>; rel=preconnect">`,
  `<base href="${other}">`,
  `<form action="${other}"><button formaction="${other}">Send</button></form>`,
  `<a href="https://own.example/" ping="${other}" attributionsrc="${other}">Link</a>`,
  `<video src="${other}" poster="${other}"><source src="${other}"><track src="${other}"></video>`,
  `<audio src="${other}"></audio>`,
  `<picture><source srcset="${other}"><img srcset="${other}" src="${other}"></picture>`,
  `<input type="image" src="${other}">`,
  `<table background="${other}"><tr><td background="${other}">x</td></tr></table>`,
  `<body background="${other}">x</body>`,
  `<svg><image href="${other}"/><use xlink:href="${other}"/></svg>`,
  `<math href="${other}"><mi>x</mi></math>`,
  `<script src="${other}"></script><script type="speculationrules">{"prefetch":[{"urls":["${other}"]}]}</script>`,
  `<template><iframe src="${other}"></iframe></template>`,
  `<noscript><iframe src="${other}"></iframe></noscript>`,
  `<blockquote cite="${other}">x</blockquote><img longdesc="${other}" lowsrc="${other}">`,
])('takes the address out of %s', html => {
  const shown = harmlessHtml(`<p>Hello</p>${html}`)
  expect(shown).toContain('<p>Hello</p>')
  expect(shown).not.toContain('other.example')
})

test('and leaves no address that runs a script', () => {
  expect(harmlessHtml('<a href="javascript:alert(1)" onclick="alert(1)">Run</a>')).toBe('<a>Run</a>')
})

test('a mail keeps its look, its links and its pictures', () => {
  const mail = `<html lang="de"><head><meta name="color-scheme" content="light dark" /><style>.a > b { color:red }</style></head>
<body class="paper" style="margin:0"><table role="presentation" cellpadding="0"><tr><td width="32" style="padding:1px">
<a href="${other}" target="_blank" style="color:blue">Link</a> <img src="cid:one" alt="One" /> Grüße &amp; &lt;b&gt;
</td></tr></table></body></html>`
  expect(harmlessHtml(mail)).toBe(mail)
})
