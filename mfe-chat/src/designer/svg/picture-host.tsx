import {
  Box,
  Circle,
  Drawing,
  Image,
  Input,
  Path,
  Rect,
  Scroll,
  Tap,
  Text,
} from '../render/primitives';
import { boxStyle } from '../render/primitives/box-style';
import type { Host } from '../render/primitives/host';
import { Pad } from '../render/primitives/pad';
import { textElement } from '../render/primitives/text-element';

/** Satori only knows boxes, texts and drawings; other primitives become boxes. */
const picture: Host = {
  Box: ({ as: Tag = 'span', style, ...rest }) => (
    <Tag style={{ ...boxStyle, ...style }} {...rest} />
  ),
  Text: (props) => <span style={textElement(props).style}>{props.children}</span>,
  Tap: ({ style, children }) => <picture.Box style={style}>{children}</picture.Box>,
  Input: ({ value, label, placeholder = label, style, still, ...text }) => (
    <picture.Box style={style}>
      <picture.Text tone={value ? 'text' : 'muted'} {...text} {...still}>
        {value || placeholder}
      </picture.Text>
    </picture.Box>
  ),
  Scroll: ({ style, children }) => (
    <picture.Box style={{ ...style, overflow: 'hidden' }}>{children}</picture.Box>
  ),
  Drawing: ({ width, height, viewBox = `0 0 ${width} ${height}`, fit, children }) => (
    <svg
      width={width}
      height={height}
      viewBox={viewBox}
      {...(fit && { preserveAspectRatio: fit })}
      fill="none"
      style={{ display: 'block', flexShrink: 0 }}
    >
      {children}
    </svg>
  ),
  Pad: ({ height, style, children }) => (
    <div style={{ display: 'flex', height, ...style }}>{children}</div>
  ),
  Path,
  Circle,
  Rect,
  Image,
};

const web: Host = { Box, Circle, Drawing, Image, Input, Pad, Path, Rect, Scroll, Tap, Text };

/** Replacements of the web's primitives. */
export const inPicture: ReadonlyMap<unknown, unknown> = new Map(
  Object.entries(web).map(([name, own]) => [own, picture[name as keyof Host]]),
);
