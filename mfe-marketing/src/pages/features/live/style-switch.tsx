import { Chip } from '@appling/ui/chip';
import { PhoneFrame } from '@appling/ui/phone-frame';
import { useState } from 'react';
import { useDecoded } from './use-decoded';

interface StyleSwitchProps {
  label: string;
  picture: (style: string) => string;
  first: string;
  pictures: readonly { name: string; image: string }[];
}

export function StyleSwitch({ label, picture, first, pictures }: StyleSwitchProps) {
  const [style, setStyle] = useState(first);
  const chosen = pictures.find(({ name }) => name === style) ?? pictures[0]!;
  const image = useDecoded(chosen.image);
  return (
    <>
      <div className="feature-chips" role="group" aria-label={label}>
        {pictures.map(({ name }) => (
          <Chip key={name} chosen={name === style} onClick={() => setStyle(name)}>
            {name}
          </Chip>
        ))}
      </div>
      <div className="feature-phone">
        <PhoneFrame>
          <img src={image} alt={picture(style)} width={390} height={844} loading="lazy" />
        </PhoneFrame>
      </div>
    </>
  );
}
