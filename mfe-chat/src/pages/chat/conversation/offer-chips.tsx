import { Chip } from '@appling/ui/chip';
import { useChat } from '../chat-store';
import { replyWords } from './reply-words.content';
import { send } from './talk';
import { useLogEnd } from './use-log-end';

export function OfferChips(_props: { onClose: () => void }) {
  const offered = useChat((state) => state.offered);
  const group = useLogEnd(offered);
  if (!offered) return null;
  return (
    <div
      ref={group}
      role="group"
      aria-label={replyWords.offers}
      aria-live="off"
      className="flex flex-wrap gap-2"
    >
      {offered.offers.map((offer) => (
        <Chip key={offer.label} onClick={() => send(offer.label, undefined, offer)}>
          {offer.label}
        </Chip>
      ))}
    </div>
  );
}
