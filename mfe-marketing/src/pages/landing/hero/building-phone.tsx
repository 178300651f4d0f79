import { PhoneFrame } from '@appling/ui/phone-frame';
import placeholder from '@appling/pictures/small-wins-placeholder.svg';
import finished from '@appling/pictures/small-wins-today.svg';

interface BuildingPhoneProps {
  steps: readonly { title: string; detail: string }[];
}

/** Shows the finished app above the edge and placeholders below. */
export function BuildingPhone({ steps }: BuildingPhoneProps) {
  return (
    <>
      <div className="hero-phone">
        <PhoneFrame scale="hero" homeBar="dark">
          <div className="hero-window" data-part="below">
            <img src={placeholder} alt="" width={390} height={844} fetchPriority="low" />
          </div>
          <div className="hero-window" data-part="above">
            <img src={finished} alt="" width={390} height={844} />
          </div>
        </PhoneFrame>
      </div>
      <div className="hero-note">
        <span className="hero-note-sign">
          <i />
        </span>
        <span className="hero-note-words">
          <span>
            {steps.map(({ title, detail }, second) => (
              // The list is constant, so the index is a stable key.
              <span key={second} className="hero-note-row">
                <b>{title}</b>
                <small>{detail}</small>
              </span>
            ))}
          </span>
        </span>
      </div>
    </>
  );
}
