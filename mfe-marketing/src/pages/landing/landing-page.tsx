import { Garden } from './garden/garden';
import { Hero } from './hero/hero';
import { LastCall } from './last-call/last-call';
import { LogoStrip } from './logo-strip/logo-strip';
import { Roots } from './roots/roots';
import { Steps } from './steps/steps';

export default function LandingPage() {
  return (
    <>
      <Hero />
      <LogoStrip />
      <Steps />
      <Garden />
      <Roots />
      <LastCall />
    </>
  );
}
