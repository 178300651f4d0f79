export { Garden } from './garden/garden';
export { LastCall } from './last-call/last-call';
export { LogoStrip } from './logo-strip/logo-strip';
export { Roots } from './roots/roots';
export { Steps } from './steps/steps';
