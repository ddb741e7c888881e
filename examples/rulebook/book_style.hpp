#pragma once
#include <string_view>

namespace rulebook {

/// How a page looks: on a wide screen, a narrow one, in the dark, on paper.
inline constexpr std::string_view book_style = R"(
:root { color-scheme: light dark; --ink: #222; --paper: #fff; --dim: #5f5f5f; --rim: #ccc; --box: #f6f5f0; --link: #0b57a4; --no: #a32100; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e4de; --paper: #1b1b1d; --dim: #a9a7a0; --rim: #4a4a4e; --box: #26262a; --link: #8ab8f0; --no: #ff9a7a; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 80rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: break-word; }
h1, h2, h3, h4 { line-height: 1.25; }
h2 { margin-top: 3rem; border-bottom: 2px solid var(--rim); }
h4 { margin: 0; }
a { color: var(--link); }
h3 a, h4 a, .index a { text-decoration: none; }
code { font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere; }
pre { font: 0.8em/1.4 ui-monospace, monospace; overflow-x: auto; }
ul { padding-left: 1.2rem; }
li ul { padding-left: 1.2rem; }
p, nav { max-width: 52rem; }
p a, dd a { white-space: nowrap; }
:target { outline: 2px solid var(--link); outline-offset: 0.3rem; }
.rule { margin: 2.5rem 0; }
.sentence { font-size: 1.1rem; margin: 0.3rem 0; }
.small { color: var(--dim); font-size: 0.8rem; margin: 0.2rem 0; }
.example { margin: 1rem 0; padding: 0.8rem; border: 1px solid var(--rim); border-radius: 0.5rem; background: var(--box); content-visibility: auto; contain-intrinsic-size: auto 30rem; }
.caption { margin: 0.2rem 0 0.6rem; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 0.8rem; align-items: start; }
figure { margin: 0; }
figcaption { color: var(--dim); font-size: 0.8rem; }
.picture { display: block; width: 100%; height: auto; max-height: 85vh; background: #fbfaf6; border-radius: 0.3rem; font-family: sans-serif; text-anchor: middle; stroke-linejoin: round; stroke-width: 16px; fill: #222; }
.parts { position: absolute; }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; max-width: 56rem; gap: 0.2rem 0.8rem; margin: 0.6rem 0; }
dt { color: var(--dim); }
dd { margin: 0; min-width: 0; }
dd p { margin: 0; }
.refused { color: var(--no); font-weight: bold; }
summary { color: var(--dim); font-size: 0.8rem; }
.index { columns: 5rem; list-style: none; padding: 0; }
@media (max-width: 40rem) {
  body { padding: 0.6rem; }
  .example { padding: 0.5rem; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 0.4rem; }
}
@media print {
  :root { --ink: #000; --paper: #fff; --dim: #444; --rim: #999; --box: #fff; --link: #000; --no: #000; }
  body { max-width: none; padding: 0; font-size: 9.5pt; }
  a { text-decoration: none; }
  h2, h3, h4, .sentence, .small { break-after: avoid; }
  .example, figure, li, p { break-inside: avoid; }
  .example { content-visibility: visible; }
  .pictures { grid-template-columns: repeat(auto-fit, minmax(7cm, 1fr)); }
  .picture { print-color-adjust: exact; -webkit-print-color-adjust: exact; max-height: 10cm; }
  details, .to-top { display: none; }
}
)";

}  // namespace rulebook
