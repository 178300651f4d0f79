import { Prose } from '../../sections/prose';
import { RowList } from '../../sections/row-list';
import { Clock, Mail, MapPin, MessageCircle } from 'lucide-react';
import type { ContactCard } from './contact.content';

const icons = { email: Mail, chat: MessageCircle, office: MapPin, time: Clock };

export function ContactCards({ cards }: { cards: readonly ContactCard[] }) {
  return (
    <RowList>
      {cards.map(({ id, title, description, action }) => {
        const Icon = icons[id];
        return (
          <li key={id} className="flex flex-wrap gap-x-4 gap-y-3">
            <span className="grid size-11.5 place-items-center leaf-cut-avatar bg-leaf text-on-leaf">
              <Icon aria-hidden="true" className="size-5.5" />
            </span>
            <div className="flex-[1_1_12rem]">
              <h2 className="text-heading-2">{title}</h2>
              <p className="mt-2 max-w-[44ch] text-ink-muted">{description}</p>
              {action && (
                <p className="mt-2 font-semibold">
                  <Prose text={`[${action.label}](${action.href})`} />
                </p>
              )}
            </div>
          </li>
        );
      })}
    </RowList>
  );
}
