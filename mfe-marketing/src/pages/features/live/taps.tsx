import { PhoneFrame } from '@appling/ui/phone-frame';
import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';

export function Taps({ images }: { images: readonly string[] }) {
  return (
    <div className="taps" aria-hidden="true">
      {images.map((image, index) => (
        <Fragment key={index}>
          {index > 0 && <ArrowRight />}
          <PhoneFrame>
            <img src={image} alt="" width={390} height={844} loading="lazy" />
          </PhoneFrame>
        </Fragment>
      ))}
    </div>
  );
}
