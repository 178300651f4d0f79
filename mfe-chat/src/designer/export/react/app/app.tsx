import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { AppDesign } from '../../../model/app-design';
import type { Phone } from '../../../render/phone';
import { usePhone } from '../../../render/phone-state';
import { Toast } from '../../../render/toast';
import { useFocusFollows } from '../../../render/use-focus-follows';

interface AppProps {
  design: AppDesign;
  screens: Readonly<Record<string, (props: { phone: Phone }) => ReactElement>>;
  start?: string;
}

/** Shrinks the phone if the window is lower than its frame. */
function useFit() {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const fit = () => {
      if (frame.current) frame.current.style.zoom = String(Math.min(1, innerHeight / 900));
    };
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, []);
  return frame;
}

export function App({ design, screens, start = design.start }: AppProps) {
  const [screenId, open] = useState(start);
  const { phone, said } = usePhone({ design, screenId, onNavigate: open });
  const place = useFocusFollows(screenId);
  const frame = useFit();
  const Shown = screens[screenId];
  return (
    <main ref={frame} className="phone">
      <h1 className="sr-only">{design.name}</h1>
      <div
        ref={place}
        role="group"
        aria-label={`${design.name}, ${phone.screen.name}`}
        tabIndex={-1}
        className="relative h-211 outline-none"
        style={{ color: phone.paint.on(phone.screen.ground) }}
      >
        <h2 className="sr-only">{phone.screen.name}</h2>
        {Shown && <Shown key={screenId} phone={phone} />}
        <Toast phone={phone} said={said} />
      </div>
    </main>
  );
}
