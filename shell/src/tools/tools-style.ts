/** Style sheet of the tools' shadow tree, isolated from the site's; inherits its color and font tokens. */
export const TOOLS_STYLE = `
:host { position: fixed; inset: auto 0 0; z-index: 2147483000; color: var(--color-ink); font: 400 0.875rem/1.5 var(--font-text); pointer-events: none; }
* { box-sizing: border-box; margin: 0; }
section, aside { pointer-events: auto; }
button { min-height: 2.25rem; padding: 0.25rem 0.875rem; border: 0; border-radius: 12px 4px; background: var(--color-leaf); color: var(--color-on-leaf); font: 600 0.875rem/1.3 var(--font-text); cursor: pointer; }
button:hover { background: var(--color-leaf-hover); }
:is(button, summary, input):focus-visible, .parts:focus-visible { outline: 3px solid var(--color-leaf-deep); outline-offset: 2px; }
.banner { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; padding: 0.625rem 1.25rem; background: var(--color-sun); color: var(--color-on-leaf); overflow-wrap: anywhere; }
.banner p { flex: 1 1 20rem; }
.banner button { background: var(--color-on-leaf); color: var(--color-sun); }
.banner button:focus-visible { outline-color: var(--color-on-leaf); }
.panel { display: grid; grid-template-rows: auto minmax(0, 1fr); max-height: min(46vh, 28rem); border-top: 3px solid var(--color-leaf-deep); background: var(--color-surface); }
.head { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1.5rem; padding: 0.625rem 1.25rem; }
.head h2 { font: 700 1.125rem/1.3 var(--font-display); }
.head label { display: flex; gap: 0.5rem; align-items: center; min-height: 2.25rem; margin-right: auto; }
.head input { width: 1.25rem; height: 1.25rem; accent-color: var(--color-leaf-deep); }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); gap: 0 2.5rem; padding: 0 1.25rem 1rem; overflow: auto; }
details { border-top: 1px solid var(--color-line); padding-block: 0.375rem; overflow-wrap: anywhere; }
summary { min-height: 2rem; padding-block: 0.25rem; font: 600 1rem/1.5 var(--font-text); cursor: pointer; }
ul, ol { padding: 0; list-style: none; }
li { padding-block: 0.1875rem; }
li[data-kind='error'] strong { color: var(--color-danger); }
code { color: var(--color-ink-muted); font: 0.8125rem/1.5 var(--font-mono); }
table { width: 100%; margin-block: 0.25rem 0.75rem; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { padding-block: 0.25rem; text-align: left; }
th, td { padding: 0.125rem 0.5rem 0.125rem 0; text-align: left; font-weight: 400; vertical-align: top; }
thead th { color: var(--color-ink-muted); font-size: 0.8125rem; }
tbody th { overflow-wrap: anywhere; }
td { white-space: nowrap; }
.outline { position: fixed; border: 2px dashed var(--color-blossom-deep); pointer-events: none; }
.outline-shell { border-color: var(--color-leaf-deep); }
.outline span { position: absolute; top: 0; right: 0; padding: 0.125rem 0.5rem; background: var(--color-blossom-deep); color: var(--color-canvas); font: 600 0.75rem/1.4 var(--font-text); }
.outline-shell span { right: auto; left: 0; background: var(--color-leaf-deep); }
@media print { :host { display: none; } }
`;
