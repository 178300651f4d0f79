import { Link } from '@appling/runtime/router';
import { carryIdea } from '@appling/runtime/state';
import { PhoneFrame } from '@appling/ui/phone-frame';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlotContent } from './garden.content';
import { PlotBlossom, PlotLeaf } from './plot-leaf';
import { RedrawnPicture } from './redrawn-picture';

interface PlotProps extends PlotContent {
  picture: string;
  roots: ReactNode;
  index: number;
  isLast: boolean;
}

/** A phone with its plant label; one link opens the chat with the idea as a draft. */
export function Plot({ name, text, idea, picture, roots, index, isLast }: PlotProps) {
  return (
    <li className="garden-plot">
      <PlotLeaf index={index} />
      {isLast && <PlotLeaf index={index + 1} side="right" />}
      <PlotBlossom index={index} />
      <Link
        className="garden-link"
        to={{ pathname: '/chat', search: `?idea=${encodeURIComponent(idea)}` }}
        onClick={() => carryIdea(idea)}
      >
        <PhoneFrame className="garden-phone">
          <RedrawnPicture url={picture} />
        </PhoneFrame>
        <div className="garden-tag">
          <div className="garden-paper">
            <h3>{name}</h3>
            <ArrowUpRight aria-hidden="true" />
            <span>{text}</span>
          </div>
          <svg className="garden-stake" viewBox="0 0 18 60" aria-hidden="true">
            <path d="M0 0H18V38L9 60L0 38Z" />
          </svg>
          {roots}
        </div>
      </Link>
    </li>
  );
}
