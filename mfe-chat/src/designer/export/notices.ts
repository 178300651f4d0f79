import { inGroup } from '../drawings/in-group';
import type { AppDesign } from '../model/app-design';
import { picturesIn } from '../render/drawable';
import type { FontFile } from './assets/assets';

const isc = `Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted, provided that the above
copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES
WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF
MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR
ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES
WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF
OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`;

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

const hasEmoji = (design: AppDesign) =>
  picturesIn(design).some((name) => (inGroup(name)?.group ?? 'own') !== 'own');

/** Notices of the icons and pictures in code exports; `others` are copyright lines under the MIT License. */
export function drawingNotices(design: AppDesign, others: readonly string[] = []): string {
  const underMit = [
    'Icons derived from Feather: Copyright (c) 2013-present Cole Bemis',
    ...(hasEmoji(design)
      ? ['Pictures made from Fluent Emoji: Copyright (c) Microsoft Corporation']
      : []),
    ...others,
  ];
  return `ISC License\n\nIcons: Copyright (c) 2026 Lucide Icons and Contributors\n\n${isc}

MIT License\n\n${underMit.join('\n')}\n\n${mit}\n`;
}

/** Copyright lines of the fonts, then the licence that they share. */
export function fontNotices(fonts: readonly FontFile[]): string {
  const copyrights = new Map<string, Set<string>>();
  for (const { license } of fonts) {
    const [copyright = '', ...terms] = new TextDecoder().decode(license.content).split('\n');
    const shared = terms.join('\n').trim();
    copyrights.set(shared, (copyrights.get(shared) ?? new Set()).add(copyright));
  }
  return [...copyrights]
    .map(([terms, lines]) => `${[...lines].join('\n')}\n\n${terms}\n`)
    .join('\n');
}
