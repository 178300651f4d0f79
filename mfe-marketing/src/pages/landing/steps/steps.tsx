import { ButtonLink } from '@appling/ui/button';
import { useId, useRef } from 'react';
import { PauseButton } from '../pause-button';
import { Stage } from './stage';
import { StepRow } from './step-row';
import { steps } from './steps.content';
import { useSteps } from './use-steps';

export function Steps() {
  const headingId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const show = useSteps(steps.items.length, stage);
  return (
    <section aria-labelledby={headingId} className="page-column section-space">
      <h2 id={headingId} className="steps-heading">
        {steps.heading.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h2>
      <div
        className="steps"
        data-running={show.isRunning || undefined}
        data-still={show.isStill || undefined}
        {...show.region}
      >
        <div className="steps-words">
          <ol className="steps-rows">
            {steps.items.map((item, index) => (
              <StepRow
                key={item.title}
                {...item}
                number={index + 1}
                isActive={index === show.index}
                onChoose={() => show.choose(index)}
                onFull={show.advance}
              />
            ))}
          </ol>
          <div className="steps-start">
            <ButtonLink to="/chat" size="large">
              {steps.start}
            </ButtonLink>
            <p>{steps.note}</p>
          </div>
        </div>
        <div className="steps-picture" ref={stage}>
          <Stage
            content={steps.stage}
            step={show.index + 1}
            isRunning={show.isRunning}
            isStill={show.isStill}
          />
          <PauseButton
            className="steps-pause"
            isStopped={show.isStopped}
            labels={steps}
            onToggle={show.toggle}
          />
        </div>
      </div>
    </section>
  );
}
