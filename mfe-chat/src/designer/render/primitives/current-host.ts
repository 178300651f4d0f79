/* Builds for other hosts replace this module. */
export { Box } from './web/box';
export { Circle, Drawing, Image, Path, Rect } from './web/drawing';
export { Input } from './web/input';
export { Scroll } from './web/scroll';
export { Tap } from './web/tap';
export { Text } from './web/text';
