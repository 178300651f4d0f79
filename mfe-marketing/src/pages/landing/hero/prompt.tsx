import { useNavigate } from '@appling/runtime/router';
import { carryIdea } from '@appling/runtime/state';
import { Button, ButtonLink } from '@appling/ui/button';
import { Composer } from '@appling/ui/composer';
import { ArrowRight, Shuffle } from 'lucide-react';
import { useState } from 'react';

interface PromptProps {
  words: { label: string; another: string; start: string; examples: readonly string[] };
}

/** Opens the chat with the idea as a draft; nothing is sent. */
export function Prompt({ words }: PromptProps) {
  const { examples } = words;
  const [idea, setIdea] = useState('');
  const [next, setNext] = useState(1);
  const navigate = useNavigate();

  const carry = () => carryIdea(idea.trim());
  const fillIn = () => {
    setIdea(examples[next % examples.length] ?? '');
    setNext(next + 1);
  };

  return (
    <Composer
      className="hero-composer"
      label={words.label}
      placeholder={examples[0]}
      maxLength={4000}
      enterKeyHint="go"
      value={idea}
      onValueChange={setIdea}
      onSend={() => {
        carry();
        void navigate('/chat');
      }}
      start={
        <Button
          kind="quiet"
          aria-label={words.another}
          onClick={fillIn}
          iconStart={<Shuffle aria-hidden="true" />}
        >
          <span className="max-sm:hidden">{words.another}</span>
        </Button>
      }
      end={
        <ButtonLink
          to="/chat"
          data-press="words"
          onClick={carry}
          iconEnd={<ArrowRight aria-hidden="true" />}
          className="max-sm:flex-1 max-[22.5rem]:px-2 max-[22.5rem]:[&_svg]:hidden"
        >
          {words.start}
        </ButtonLink>
      }
    />
  );
}
