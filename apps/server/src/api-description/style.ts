import { Html } from './html.ts'

/** The colours and measures of the product's pages, for a page that has no part in their build. */
export const style = new Html(`
:root{color-scheme:light;--paper:#f7f8f7;--surface:#fff;--sunken:#eef1ef;--line:#dfe3e1;--ink:#141918;--muted:#545e5a;--accent:#0c5f5b;--soft:#e2f1ef}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;--paper:#101413;--surface:#181d1c;--sunken:#0b0e0d;--line:#2b3331;--ink:#e8edea;--muted:#a6b1ac;--accent:#74c8c0;--soft:#12302e}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 "Inter Variable",Inter,system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
main:focus{outline:none}
.skip{position:absolute;left:1rem;top:-4rem;padding:.5rem 1rem;background:var(--surface)}
.skip:focus{top:1rem}
header{padding:1rem clamp(1rem,4vw,2.5rem);background:var(--surface);border-bottom:1px solid var(--line)}
.brand{display:inline-flex;align-items:center;gap:.6rem;min-height:2.75rem;font-weight:650;font-size:1.125rem;color:var(--ink);text-decoration:none}
.columns{display:grid;grid-template-columns:minmax(0,1fr);gap:0 2.5rem;max-width:90rem;margin:0 auto;padding:1rem clamp(1rem,4vw,2.5rem) 4rem}
nav{font-size:.875rem;max-height:18rem;overflow:auto;padding:0 .75rem .75rem;border:1px solid var(--line);border-radius:12px}
nav h2{margin:1rem 0 .25rem;font-size:.875rem;text-transform:capitalize}
nav ul{margin:0;padding:0;list-style:none}
nav li a{display:grid;grid-template-columns:4rem minmax(0,1fr);padding:.3rem 0;color:var(--muted);text-decoration:none}
nav a:hover{color:var(--accent);text-decoration:underline}
h1{margin:1rem 0 .5rem;font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.15;letter-spacing:-.02em}
.lead{font-size:1.125rem;color:var(--muted)}
h1+.lead,.lead+p{max-width:46rem}
main h2{margin:3rem 0 1rem;font-size:1.5rem;text-transform:capitalize}
h3{margin:0;font-size:1.0625rem}
h4{margin:1.25rem 0 .25rem;font-size:.9375rem}
article{margin:0 0 1rem;padding:1.25rem;background:var(--surface);border:1px solid var(--line);border-radius:12px}
article:target{border-color:var(--accent)}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.875em}
pre{margin:.5rem 0 0;padding:1rem;overflow:auto;background:var(--sunken);border-radius:8px;overflow-wrap:normal}
.method{display:inline-block;min-width:3.75rem;color:var(--accent);font-weight:650;font-size:.8125rem}
table{width:100%;border-collapse:collapse;font-size:.875rem;table-layout:fixed}
th,td{padding:.4rem .5rem .4rem 0;text-align:left;vertical-align:top;border-top:1px solid var(--line);font-weight:400}
thead th{border:0;color:var(--muted)}
th:last-child,td:last-child{width:5rem}
details{margin-top:1rem}
summary{min-height:2rem;cursor:pointer;color:var(--accent);font-weight:600;font-size:.9375rem}
dl{margin:.5rem 0 0;font-size:.875rem}
dt{margin-top:.75rem;font-weight:650}
dd{margin:0 0 .25rem 1rem}
@media (min-width:64rem){.columns{grid-template-columns:18rem minmax(0,1fr)}
nav{position:sticky;top:0;align-self:start;max-height:100vh;padding:0 0 2rem;border:0}}
@media print{nav,.skip{display:none}}
`)
