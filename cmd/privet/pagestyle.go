package main

// pageStyle is the style of a report, on a screen and on paper.
const pageStyle = `<style>
:root { --low: #3f8f5b; --medium: #c79a1e; --high: #d0661f; --critical: #b3261e; --factor: #5b6b86; --ink: #1d2330; --soft: #5a6272; --line: #dfe3ea;
  --paper: #fff; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 2.5rem 1.5rem 4rem; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui,
  -apple-system, "Segoe UI", "Liberation Sans", "DejaVu Sans", Helvetica, Arial, sans-serif; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.35rem; margin: 2.8rem 0 .6rem; padding-top: .8rem; border-top: 3px solid var(--ink); overflow-wrap: anywhere; }
h3 { font-size: 1.08rem; margin: 2rem 0 .5rem; }
p { margin: .4rem 0 .8rem; max-width: 46rem; }
.soft, figcaption { color: var(--soft); }
.lead { font-size: 1.1rem; }
.badge { display: inline-block; padding: .05rem .55rem; border-radius: 1rem; color: #fff; font-size: .82rem; font-weight: 600; white-space: nowrap; }
.badge.low { background: var(--low); } .badge.medium { background: #8a6a0c; } .badge.high { background: #b4530f; }
  .badge.critical { background: var(--critical); }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.4rem, 1fr)); gap: .8rem; margin: 1.2rem 0; }
.card { border: 1px solid var(--line); border-radius: .5rem; padding: .7rem .9rem; }
.card b { display: block; font-size: 1.5rem; line-height: 1.25; }
.card span { color: var(--soft); font-size: .86rem; }
table { border-collapse: collapse; width: 100%; margin: .6rem 0 1rem; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .6rem .35rem 0; border-bottom: 1px solid var(--line); overflow-wrap: break-word; }
th { color: var(--soft); font-weight: 600; font-size: .82rem; }
caption { text-align: left; font-weight: 600; padding: .4rem 0 .1rem; }
table.law { table-layout: fixed; } .law th:nth-child(1) { width: 24%; } .law th:nth-child(2) { width: 34%; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; padding-right: 1.2rem; }
code, pre { font-family: ui-monospace, "Liberation Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: .86em; }
pre { background: #f5f7fa; border: 1px solid var(--line); border-radius: .5rem; padding: .9rem 1rem; overflow-x: auto; white-space: pre-wrap; }
figure { margin: .8rem 0 1.4rem; }
svg { max-width: 100%; height: auto; display: block; }
svg text { font-family: inherit; font-size: 12.5px; fill: var(--ink); }
svg .tick { fill: var(--soft); font-size: 11px; }
svg .zone { fill: #fff; font-size: 12px; font-weight: 600; }
svg .now { font-size: 17px; font-weight: 700; }
svg .then { font-size: 12.5px; font-weight: 600; }
svg .grid { stroke: var(--line); }
svg .mark { fill: var(--ink); } svg .mark.after { fill: var(--soft); }
svg rect.low { fill: var(--low); } svg rect.medium { fill: var(--medium); } svg rect.high { fill: var(--high); }
  svg rect.critical { fill: var(--critical); } svg rect.factor { fill: var(--factor); }
ol.actions { list-style: none; margin: 0; padding: 0; }
ol.actions > li { border: 1px solid var(--line); border-left-width: 5px; border-radius: .4rem; padding: .8rem 1rem; margin: .7rem 0; }
li.low { border-left-color: var(--low) !important; } li.medium { border-left-color: var(--medium) !important; }
  li.high { border-left-color: var(--high) !important; } li.critical { border-left-color: var(--critical) !important; }
ol.actions h4 { margin: 0 0 .2rem; font-size: 1rem; }
ol.actions p { margin: .2rem 0; }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .86rem; }
@media screen and (max-width: 40rem) {
  body { padding: 1.2rem .9rem 2rem; }
  h1 { font-size: 1.5rem; }
  table { display: block; overflow-x: auto; } svg text { font-size: 15.5px; }
  table.law { display: table; font-size: .82rem; } .law th:nth-child(1) { width: 32%; } .law th:nth-child(2) { width: 36%; }
  td.n, th.n { padding-right: .8rem; }
}
@media print {
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  h2 { break-before: auto; } h2, h3 { break-after: avoid; }
  figure, li, tr, .card { break-inside: avoid; } caption { break-after: avoid; }
  svg rect, .badge { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
@page { margin: 18mm; }
</style>
`
