import { Leaf } from '@appling/ui/leaf';
import { PhoneFrame } from '@appling/ui/phone-frame';
import type { Demo } from './demos';

interface DemoStageProps {
  demo: Demo;
  /** `null` while the idea is being typed. */
  step: number | null;
  typed: string;
  isTyping: boolean;
}

export function DemoStage({ demo, step, typed, isTyping }: DemoStageProps) {
  return (
    <div className="demo-stage" aria-hidden="true">
      <div className="demo-words">
        <p className="demo-idea">
          {typed}
          {isTyping && <i className="demo-caret" />}
        </p>
        <ol className="demo-captions">
          {demo.steps.map(({ caption, styleName }, index) => (
            <li
              key={caption}
              data-state={step === null || index > step ? 'ahead' : index === step ? 'now' : 'done'}
            >
              <span className="demo-number">{index + 1}</span>
              <span>
                {caption}
                <small>{styleName}</small>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className="demo-picture">
        <svg viewBox="0 0 480 640" className="demo-leaves">
          <Leaf
            base={[250, 590]}
            tip={[40, 130]}
            width={0.42}
            bend={-0.05}
            fill="fill-cut-second"
            ground="fill-surface-sunken"
          />
          <Leaf
            base={[250, 590]}
            tip={[450, 90]}
            width={0.42}
            bend={0.05}
            ground="fill-surface-sunken"
          />
        </svg>
        <PhoneFrame className="demo-phone">
          {demo.steps.map(({ picture }, index) => (
            <div
              key={picture + String(index)}
              className="demo-screen"
              data-shown={step !== null && index <= step}
            >
              <img src={picture} alt="" width={390} height={844} />
            </div>
          ))}
        </PhoneFrame>
      </div>
    </div>
  );
}
