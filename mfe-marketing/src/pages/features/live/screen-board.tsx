import { PhoneFrame } from '@appling/ui/phone-frame';
import { useState } from 'react';
import { useDecoded } from './use-decoded';

interface ScreenBoardProps {
  label: string;
  picture: (screen: string) => string;
  screens: readonly { name: string; image: string }[];
}

export function ScreenBoard({ label, picture, screens }: ScreenBoardProps) {
  const [open, setOpen] = useState(screens[0]!);
  const image = useDecoded(open.image);
  return (
    <>
      <div className="board" role="group" aria-label={label}>
        {screens.map((screen) => (
          <button
            key={screen.name}
            type="button"
            aria-pressed={screen === open}
            onClick={() => setOpen(screen)}
          >
            <PhoneFrame as="span">
              <img src={screen.image} alt="" width={390} height={844} loading="lazy" />
            </PhoneFrame>
            {screen.name}
          </button>
        ))}
      </div>
      <div className="feature-phone">
        <PhoneFrame>
          <img src={image} alt={picture(open.name)} width={390} height={844} loading="lazy" />
        </PhoneFrame>
      </div>
    </>
  );
}
