import { useNavigate } from '@appling/runtime/router';
import { carryIdea } from '@appling/runtime/state';
import { ButtonLink } from '@appling/ui/button';
import { Composer } from '@appling/ui/composer';
import { Leaf } from '@appling/ui/leaf';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

interface IdeaComposerProps {
  label: string;
  placeholder: string;
  start: string;
}

/** Opens the chat with the idea as a draft; nothing is sent. */
export function IdeaComposer({ label, placeholder, start }: IdeaComposerProps) {
  const [idea, setIdea] = useState('');
  const text = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();

  // The field may contain text typed before hydration.
  useEffect(() => setIdea(text.current?.value ?? ''), []);

  const carry = () => carryIdea(idea.trim());
  return (
    <div className="idea" data-ground="page">
      <svg viewBox="0 0 150 118" width="150" height="118" aria-hidden="true">
        <path className="fill-cut-shade" d="M70 118V74H77V118Z" />
        <Leaf
          base={[73, 84]}
          tip={[4, 34]}
          bend={-0.07}
          veins={5}
          fill="fill-cut-shade"
          ground="fill-leaf"
        />
        <Leaf base={[72, 82]} tip={[146, 4]} veins={5} fill="fill-cut-shade" ground="fill-leaf" />
      </svg>
      <Composer
        ref={text}
        label={label}
        placeholder={placeholder}
        maxLength={4000}
        value={idea}
        onValueChange={setIdea}
        onSend={() => {
          carry();
          void navigate('/chat');
        }}
        end={
          <ButtonLink
            to="/chat"
            onClick={carry}
            iconEnd={<ArrowRight aria-hidden="true" />}
            className="ms-auto max-sm:flex-1 max-[18rem]:px-2 max-[18rem]:[&_svg]:hidden"
          >
            {start}
          </ButtonLink>
        }
      />
    </div>
  );
}
