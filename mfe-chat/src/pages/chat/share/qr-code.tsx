import { generate } from 'lean-qr';
import { useMemo } from 'react';
import { shareWords as words } from './share.content';

/** Largest number of characters that cameras read from a screen. */
const MOST = 1000;
/** Modules of the quiet zone that readers require. */
const QUIET = 4;

function pathOf(text: string): { size: number; path: string } {
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return { size: code.size, path };
}

interface QrCodeProps {
  address: string;
  name: string;
  onClose: () => void;
}

/** Dark on light in both themes. */
export function QrCode({ address, name }: QrCodeProps) {
  const code = useMemo(() => (address.length > MOST ? undefined : pathOf(address)), [address]);
  if (!code) return <p className="text-small">{words.qrTooLong}</p>;
  const side = code.size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={words.qrOf(name)}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="chat-qr"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="white" />
      <path d={code.path} fill="black" />
    </svg>
  );
}
