import type { AppDesign } from '../../model/app-design';
import { mix } from '../../themes/color';

export function pageCss({ palette, mode }: AppDesign['look']): string {
  return `*{box-sizing:border-box;margin:0;padding:0;list-style:none}
html,body{height:100%}
html{color-scheme:${mode};-webkit-text-size-adjust:100%}
body{display:grid;place-items:center;min-height:100dvh;overflow:hidden;background:${mix(palette.background, palette.text, mode === 'dark' ? 0.1 : 0.08)}}
main{position:relative;width:390px;height:844px;box-sizing:content-box;overflow:hidden;border:12px solid #17161a;border-radius:58px;box-shadow:0 24px 60px #00000038}
main>h1,[role=group]>h2,[data-said]{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
:has(>[data-said]){position:relative}
main>[role=group]{position:relative;height:100%;outline:none;color:${palette.text}}
main{line-height:1.6}
input,textarea,button{font:inherit}
h2,h3{text-wrap:balance}
h2,h3,p,li{overflow-wrap:anywhere}
[data-screen]{height:100%!important}
button{-webkit-tap-highlight-color:transparent}
:focus-visible{outline:3px solid ${palette.accent};outline-offset:2px}
[data-full]{place-items:start center}
[data-full] main{border:0;border-radius:0;box-shadow:none}
[data-full] [data-screen]>:first-child>*{height:20px!important;visibility:hidden}
[data-full] [data-screen]>:last-child{visibility:hidden}`;
}
