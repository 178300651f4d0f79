import { Leaf } from '@appling/ui/leaf';

const slits = { ground: 'story-ground', veins: 8 };

/** A disc and two leaves in the app's colors; CSS shows them according to the card's shape. */
export function StoryLeaves() {
  return (
    <>
      <svg className="story-disc" viewBox="0 0 2 2" aria-hidden="true">
        <circle cx="1" cy="1" r="1" />
      </svg>
      <svg className="story-side" data-side="left" viewBox="0 0 300 400" aria-hidden="true">
        <Leaf
          base={[236, 560]}
          tip={[6, 96]}
          width={0.42}
          bend={-0.05}
          fill="story-second"
          {...slits}
        />
      </svg>
      <svg className="story-side" data-side="right" viewBox="0 0 300 400" aria-hidden="true">
        <Leaf
          base={[92, 590]}
          tip={[330, 20]}
          width={0.43}
          bend={0.05}
          fill="story-leaf"
          {...slits}
        />
      </svg>
    </>
  );
}
