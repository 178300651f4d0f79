import { PhoneFrame } from '@appling/ui/phone-frame';
import blueprint from '@appling/pictures/small-wins-blueprint.svg';
import design from '@appling/pictures/small-wins-today.svg';
import { ExportSheet } from './export-sheet';
import { StageLeaves } from './stage-leaves';
import type { StageContent } from './steps.content';
import { useTyped } from './use-typed';

interface StageProps {
  content: StageContent;
  step: number;
  isRunning: boolean;
  isStill: boolean;
}

export function Stage({ content, step, isRunning, isStill }: StageProps) {
  const typed = useTyped(content.idea, step === 1 && !isStill, isRunning);
  return (
    <div className="steps-stage" data-step={step} aria-hidden="true">
      <StageLeaves />
      <div className="steps-composer">
        <p>
          {typed}
          <i />
        </p>
        <span>{content.design}</span>
      </div>
      <p className="steps-bubble">{content.idea}</p>
      <PhoneFrame className="steps-phone">
        <img src={blueprint} alt="" width={390} height={844} loading="lazy" />
        <img className="steps-design" src={design} alt="" width={390} height={844} loading="lazy" />
        <span className="steps-edge" />
      </PhoneFrame>
      {content.captions.map(({ letter, lines }) => (
        <p key={letter} className="steps-caption">
          <span>
            <i>{letter}</i> {lines[0]}
            <br />
            {lines[1]}
          </span>
        </p>
      ))}
      <p className="steps-palette">
        <i className="bg-leaf" />
        <i className="bg-sun" />
        <i className="bg-blossom" />
        <i className="bg-paper-sky" />
        <i className="bg-cut-shade" />
        {content.palette}
      </p>
      <ExportSheet {...content.export} />
    </div>
  );
}
