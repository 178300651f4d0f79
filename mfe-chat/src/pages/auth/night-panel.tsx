import { PhoneFrame } from '@appling/ui/phone-frame';
import journal from '../../designs/journal.svg';
import moodBoard from '../../designs/mood-board.svg';
import { auth } from './auth.content';
import { PanelLeaves } from './panel-leaves';
import { TestimonialCard } from './testimonial-card';

/** Hides cards on narrow panels: the second shows from 1280 px, the third from 1440 px. */
const FROM = ['', 'hidden min-[80rem]:block', 'hidden 2xl:block'];

const PHONE =
  'absolute left-1/2 [--phone-scale:.48] xl:[--phone-scale:.56] min-[80rem]:[--phone-scale:.6] 2xl:[--phone-scale:.66]';

export function NightPanel() {
  return (
    <section
      aria-label={auth.gallery}
      className="relative m-4 ml-0 hidden overflow-hidden rounded-[220px_28px_28px_28px] bg-night lg:block"
    >
      <PanelLeaves />
      <PhoneFrame
        className={`${PHONE} bottom-36.5 -translate-x-[104%] xl:-translate-x-[106%] 2xl:-translate-x-[108%]`}
      >
        <img src={moodBoard} alt={auth.phones.left} width={390} height={844} loading="lazy" />
      </PhoneFrame>
      <PhoneFrame className={`${PHONE} bottom-50.5 translate-x-[4%] 2xl:translate-x-[8.5%]`}>
        <img src={journal} alt={auth.phones.right} width={390} height={844} loading="lazy" />
      </PhoneFrame>
      <ul className="absolute inset-x-0 bottom-9 flex items-end justify-center gap-4">
        {auth.testimonials.map((testimonial, index) => (
          <li key={testimonial.handle} className={FROM[index]}>
            <TestimonialCard {...testimonial} />
          </li>
        ))}
      </ul>
    </section>
  );
}
