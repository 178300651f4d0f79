import { useState } from 'react';
import type { AppDesign } from '../../../model/app-design';
import { PhoneScreen } from '../../../render/phone-screen';
import { usePhone } from '../../../render/phone-state';
import { Toast } from '../../../render/toast';
import { useFocusFollows } from '../../../render/use-focus-follows';

export function ExportedApp({ design }: { design: AppDesign }) {
  const [screenId, open] = useState(design.start);
  const { phone, said } = usePhone({ design, screenId, onNavigate: open });
  const place = useFocusFollows(screenId);
  const { name } = phone.screen;
  return (
    <>
      <h1>{design.name}</h1>
      <div ref={place} role="group" aria-label={`${design.name}, ${name}`} tabIndex={-1}>
        <h2>{name}</h2>
        <PhoneScreen key={screenId} phone={phone} />
        <Toast phone={phone} said={said} />
      </div>
    </>
  );
}
