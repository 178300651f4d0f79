import type { SignInTestimonial } from './auth.content';

export function TestimonialCard({ avatarSrc, name, handle, text }: SignInTestimonial) {
  return (
    <figure className="w-59 rounded-panel bg-paper p-4 pt-4.5 text-on-leaf shadow-soft">
      <blockquote className="text-label leading-[1.3] font-normal">{text}</blockquote>
      <figcaption className="mt-2.5 flex items-center gap-2.5">
        <img src={avatarSrc} alt="" width={38} height={38} loading="lazy" />
        <span className="text-small leading-tight">
          <span className="block text-label">{name}</span>
          <span className="text-on-paper-muted">{handle}</span>
        </span>
      </figcaption>
    </figure>
  );
}
