import { Garden } from './garden/garden';
import { LastCall } from './last-call/last-call';
import { LogoStrip } from './logo-strip/logo-strip';
import { Roots } from './roots/roots';
import { Steps } from './steps/steps';

/** Everything under the hero. */
export default function BelowFold() {
  return (
    <>
      <LogoStrip />
      <Steps />
      <Garden />
      <Roots />
      <LastCall />
    </>
  );
}
