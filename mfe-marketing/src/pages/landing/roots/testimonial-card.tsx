import { Avatar } from '@appling/ui/avatar';
import { Badge } from '@appling/ui/badge';
import { CalendarDays, type LucideIcon, Smartphone, Timer, Users } from 'lucide-react';
import type { StatIcon, Testimonial } from './roots.content';

const icons: Record<StatIcon, LucideIcon> = {
  screens: Smartphone,
  seconds: Timer,
  people: Users,
  days: CalendarDays,
};

export function TestimonialCard(props: Testimonial) {
  const { initials, name, role, quote, tags, stats, avatarGradient, avatarUrl } = props;
  return (
    <figure className="voice-card">
      <blockquote>“{quote}”</blockquote>
      <ul className="voice-tags">
        {tags.map(({ text, type }) => (
          <li key={text}>
            <Badge className="voice-tag" tone={type === 'featured' ? 'positive' : 'neutral'}>
              {text}
            </Badge>
          </li>
        ))}
      </ul>
      <figcaption>
        {avatarUrl ? (
          <img
            className="voice-portrait"
            src={avatarUrl}
            alt=""
            width={52}
            height={52}
            loading="lazy"
          />
        ) : (
          <Avatar name={name} initials={initials} tone={avatarGradient} size="large" />
        )}
        <span className="voice-name">
          <b>{name}</b>
          <span>{role}</span>
        </span>
        <span className="voice-stats">
          {stats.map(({ icon, text }) => {
            const Icon = icons[icon];
            return (
              <span key={text}>
                <Icon aria-hidden="true" />
                {text}
              </span>
            );
          })}
        </span>
      </figcaption>
    </figure>
  );
}
