export * from './primitives/current-host';
export { Icon } from './primitives/icon';
export { Row } from './primitives/row';
