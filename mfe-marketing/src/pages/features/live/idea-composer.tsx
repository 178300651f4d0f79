import { useNavigate } from '@appling/shared/router';
import { carryIdea } from '@appling/shared/state';
import { ButtonLink } from '@appling/shared/ui/button';
import { Composer } from '@appling/shared/ui/composer';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

interface IdeaComposerProps {
  label: string;
  placeholder: string;
  start: string;
}

/** Takes an idea to the chat, where it waits in the input: nothing is sent. */
export function IdeaComposer({ label, placeholder, start }: IdeaComposerProps) {
  const [idea, setIdea] = useState('');
  const text = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();

  // What was typed before the page came alive is in the field already.
  useEffect(() => setIdea(text.current?.value ?? ''), []);

  const carry = () => carryIdea(idea.trim());
  return (
    <div className="idea" data-ground="page">
      <Composer
        ref={text}
        label={label}
        placeholder={placeholder}
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
            className="ms-auto max-sm:flex-1"
          >
            {start}
          </ButtonLink>
        }
      />
    </div>
  );
}
